export const Slot = () => <p>search box slot</p>;
