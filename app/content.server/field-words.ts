/** What an entry of each list is called, and whether the word is feminine. */
const entryNames: Record<string, readonly [name: string, isFeminine?: boolean]> = {
  // Files that are a list.
  'team.yaml': ['persona', true],
  'clients.yaml': ['marca', true],
  'stats.yaml': ['cifra', true],
  'navigation.yaml': ['elemento del menú'],
  'features.yaml': ['pestaña', true],
  // Lists inside a file.
  address: ['línea', true],
  altServicesData: ['pilar'],
  answers: ['respuesta', true],
  branches: ['ramal'],
  card: ['fila', true],
  choices: ['elección', true],
  claims: ['dato'],
  columns: ['columna', true],
  'columns[]': ['columna', true],
  conditions: ['condición', true],
  content: ['bloque'],
  days: ['día'],
  documents: ['documento'],
  dropdown: ['elemento del menú'],
  emails: ['correo'],
  excludes: ['punto'],
  faq: ['pregunta', true],
  features: ['punto'],
  first: ['herramienta', true],
  flows: ['flujo'],
  footer: ['enlace'],
  from: ['origen'],
  functions: ['función', true],
  hero: ['fila', true],
  images: ['imagen', true],
  includes: ['punto'],
  industries: ['industria', true],
  items: ['subtema'],
  keyFigures: ['cifra', true],
  links: ['enlace'],
  list: ['necesidad', true],
  machines: ['equipo'],
  'machines[]': ['temperatura', true],
  markets: ['industria', true],
  paragraphs: ['párrafo'],
  parts: ['parte', true],
  phones: ['teléfono'],
  points: ['punto'],
  pressures: ['presión', true],
  proofs: ['prueba', true],
  questions: ['pregunta', true],
  related: ['enlace'],
  rows: ['fila', true],
  example: ['cifra', true],
  'rows[]': ['celda', true],
  sections: ['titular'],
  shots: ['toma', true],
  socialLinks: ['perfil'],
  solutions: ['solución', true],
  spares: ['repuesto'],
  states: ['estado'],
  steps: ['paso'],
  styles: ['estilo'],
  subjects: ['tema'],
  synonyms: ['lista de palabras', true],
  'synonyms[]': ['palabra', true],
  systems: ['sistema'],
  tables: ['tabla', true],
  units: ['unidad', true],
  values: ['valor'],
};

const ordinals = 'primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo'.split(
  ' ',
);

/** `contactInfo.phones[2].number` as one would say it: «contactInfo › segundo teléfono › number». */
export function fieldInWords(file: string, field: string): string {
  let list = file.replace(/^.*\//, '');
  return field
    .replaceAll('[', '.[')
    .split('.')
    .filter(Boolean)
    .flatMap((part, index, parts) => {
      const position = /^\[(\d+)\]$/.exec(part)?.[1];
      if (position) {
        const words = entryInWords(list, Number(position));
        list += '[]';
        return [words];
      }
      list = part;
      // «segundo teléfono» already says «phones».
      return parts[index + 1]?.startsWith('[') ? [] : [part];
    })
    .join(' › ');
}

export function hasEntryName(list: string): boolean {
  return list in entryNames;
}

function entryInWords(list: string, position: number): string {
  const [name, isFeminine] = entryNames[list] ?? ['elemento'];
  const ordinal = ordinals[position - 1];
  if (!ordinal) return `${name} ${position}`;
  return `${isFeminine ? ordinal.replace(/o?$/, 'a') : ordinal} ${name}`;
}
