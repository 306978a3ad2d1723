import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';

const edge = 176;

/** A small preview of a picture on the visitor's device; its name when the browser cannot decode it. */
export const Thumbnail = ({ file }: { file: File }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isShown = true;
    const draw = async () => {
      const picture = await createImageBitmap(file);
      const side = Math.min(picture.width, picture.height);
      const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
      canvas.current?.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, edge, edge);
      picture.close();
      if (isShown) setDrawn(true);
    };
    draw().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [file]);
  return (
    <span css={style}>
      <canvas ref={canvas} width={edge} height={edge} hidden={!isDrawn} aria-hidden="true" />
      <span className={isDrawn ? 'visually-hidden' : undefined}>{file.name}</span>
    </span>
  );
};

const style = css`
  display: grid;
  align-items: end;
  width: 100%;
  height: 100%;
  padding: 0.25rem;
  font-size: var(--text-xs);
  overflow-wrap: anywhere;
  canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;
