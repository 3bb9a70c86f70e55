import type { ColumnName } from './index.ts';

/** In what each computed column is: kilowatts of electricity are none of heat. */
export const COLUMN_UNITS: Record<ColumnName, string> = {
  'limite-vapor-saturado': 'barg',
  'vapor-por-kvs': 'kg/h',
  'uso-del-kvs': '%',
  'vapor-por-orificio': 'kg/h',
  'minimo-de-vortice': 'kg/h',
  'maximo-de-vortice': 'kg/h',
  'vapor-por-tubo': 'kg/h',
  'vapor-a-presion': 'kg/h',
  'calor-de-vapor': 'kW',
  'agua-por-potencia': 'm³/h',
  'cop-real': '1',
  'potencia-electrica': 'kW',
  'cop-en-caso': '1',
  'potencia-en-caso': 'kW',
  'calor-de-gases': 'kW',
  'volumen-reserva': 'm³',
};
