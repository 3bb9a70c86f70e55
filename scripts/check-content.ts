import { readContent } from '../app/model/read.ts';

readContent();
console.log('El contenido está en orden.');
