export interface Shape {
  width: number;
  height: number;
}
