import type { QrDrawing } from './qr-drawing.ts';

export type QrCodeProps = QrDrawing & { className: string | undefined };

/** An address that paper can carry: a camera opens it. */
export function QrCode({ size, dots, className }: QrCodeProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden
    >
      <path d={dots} />
    </svg>
  );
}
