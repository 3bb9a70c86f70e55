import { encode } from 'uqr';

export type QrCodeProps = { address: string; className: string };

/** An address that paper can carry: a camera opens it. */
export function QrCode({ address, className }: QrCodeProps) {
  const { data, size } = encode(address, { border: 0 });
  const dots = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1Z` : [])),
  );
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden
    >
      <path d={dots.join('')} />
    </svg>
  );
}
