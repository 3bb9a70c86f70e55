const symbol = /\b([hsv])(fg?|g)\b/;

/** Words among which properties of saturated steam are named, `hfg`: set as in a formula. */
export function Symbols({ children }: { children: string }) {
  const [before, letter, index, after] = children.split(symbol);
  if (letter === undefined) return children;
  return (
    <>
      {before?.replace(/ $/, '\u00a0')}
      <i>{letter}</i>
      <sub>{index}</sub>
      {after}
    </>
  );
}
