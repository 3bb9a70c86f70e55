/** What the owner reads in place of the names of files and lists, and of the way to a field. */

import { fieldInWords as positionInWords } from '../app/content.server/field-words.ts';
import { fieldNames } from './field-names.ts';
import type { Path } from './marks.ts';
import { words } from './words.ts';

/** In letters. */
const longestText = 60;

/** One entry of a list. */
const listNames: Record<string, string> = {
  team: 'Persona',
  clients: 'Marca',
  content: 'Bloque',
  rows: 'Fila',
  columns: 'Columna',
  questions: 'Pregunta',
  faq: 'Pregunta',
  features: 'Punto',
  points: 'Punto',
  paragraphs: 'Párrafo',
  images: 'Imagen',
  items: 'Tema',
  altServicesData: 'Pilar',
  solutions: 'Sistema',
  markets: 'Industria',
  steps: 'Paso',
  stats: 'Cifra',
  claims: 'Afirmación',
  keyFigures: 'Cifra clave',
  includes: 'Punto',
  excludes: 'Punto',
  documents: 'Documento',
  spares: 'Repuesto',
  navigation: 'Entrada del menú',
  dropdown: 'Entrada del menú',
};

const fileNames: Record<string, string> = {
  company: 'Empresa',
  team: 'Equipo',
  clients: 'Clientes',
  pillars: 'Pilares',
  stats: 'Cifras',
  features: 'Ciclo del vapor',
  documents: 'Documentos PDF',
  overviews: 'Listas de equipos y productos',
  home: 'Inicio',
  about: 'Quiénes somos',
  services: 'Servicios',
  tools: 'Herramientas',
  plant: 'Planta de vapor',
  contact: 'Contáctenos',
  'not-found': 'Página que no existe',
};

/** What an entry of a list is called; the innermost name on the way to it says which list it is. */
export function listName(file: string, list: Path): string {
  const named = list.findLast((key) => typeof key === 'string') ?? file;
  return listNames[named] ?? words.anyItem;
}

/** Of a file below content/, named without its ending. */
export function fileTitle(file: string): string {
  const [folder = '', name = ''] = file.split('/');
  return fileNames[file] ?? `${folderNames[folder] ?? folder}: ${name.replaceAll('-', ' ')}`;
}

/** «Contacto › Teléfono 2 › Como se lee». */
export function pathInWords(file: string, path: Path): string {
  const names: string[] = [];
  for (const part of path) {
    if (typeof part === 'string') names.push(fieldInWords(part, names.length));
    else names.push(`${names.pop() ?? listNames[file] ?? fileTitle(file)} ${part + 1}`);
  }
  return names.join(' › ');
}

/** Of a field as a check names it: «Contacto › segundo teléfono › Número para marcar». */
export function placeInWords(file: string, field: string): string {
  const names = positionInWords(file, field).split(' › ');
  return names
    .map((name) => name.split(', ').map((one) => fieldNames[one] ?? one))
    .map((parts) => parts.join(', '))
    .join(' › ');
}

/** A sentence of a check, with the fields that it names as the owner knows them. */
export function namesInWords(sentence: string): string {
  return sentence.replaceAll(/«(\w+)»/g, (whole, name) =>
    name in fieldNames ? `«${fieldNames[name]}»` : whole,
  );
}

/** Enough of a text to know which one is meant. */
export function shortened(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText).trimEnd()}…` : text;
}

/** Only a page has a place in the menu. */
function fieldInWords(name: string, depth: number): string {
  if (name === 'label' && depth > 0) return 'Como se lee';
  return fieldNames[name] ?? name;
}

const folderNames: Record<string, string> = {
  equipment: 'Equipo',
  products: 'Producto',
  services: 'Servicio',
  models: 'Modelo en 3D',
};

export const capitalised = (text: string) =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
