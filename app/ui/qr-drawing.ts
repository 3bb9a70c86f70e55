import { encode } from 'uqr';

export type QrDrawing = { size: number; dots: string };

/** The dark runs of each row, as one path. */
export function qrDrawing(address: string): QrDrawing {
  const { data, size } = encode(address, { border: 0 });
  const runs = data.flatMap((row, y) => {
    const marks = row.map((isDark) => (isDark ? '1' : '0')).join('');
    return [...marks.matchAll(/1+/g)].map(
      ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}Z`,
    );
  });
  return { size, dots: runs.join('') };
}
