type Place = { to: string; label: string };

/** Words of an address or a name, without accents; those of two letters say nothing. */
function wordsOf(text: string): string[] {
  const plain = decoded(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^a-z0-9]+/).filter((word) => word.length > 2);
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** One and the same but for its ending: «valvula» and «valvulas», «economizador» and «economizadores». */
function isSame(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.startsWith(short.slice(0, Math.max(4, short.length - 2))) && short.length > 3;
}

/** The pages whose name has words of an address, those with most of them first. */
export function likeliest(address: string, places: readonly Place[]): Place[] {
  const [folder = '', ...rest] = wordsOf(address);
  const asked = rest.length > 0 && folders.has(folder) ? rest : [folder, ...rest];
  const scored = places.map((place) => {
    const own = wordsOf(`${place.to.split('/').at(-1)} ${place.label}`);
    return { place, score: asked.filter((word) => own.some((one) => isSame(one, word))).length };
  });
  const found = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  const seen = new Set<string>();
  return found.map(({ place }) => place).filter(({ to }) => !seen.has(to) && seen.add(to));
}

/** Say nothing of what was looked for. */
const folders = new Set(['equipment', 'products', 'services', 'tools']);
