import type { Rows } from './cells.ts';
import {
  flashLoad,
  meterVelocity,
  pipeLosses,
  sensorErrors,
  sterilisation,
} from './distribution.ts';
import {
  batchDemand,
  boilingPressure,
  deaeratorSteam,
  dissolvedOxygenTable,
  economizerExample,
  fuelConsumption,
  heatPumpCases,
  hotWaterFlow,
  saturatedSteam,
} from './generation.ts';
import { plantMeasures } from './plant-measures.ts';
import { bodyRatings, boilerReliefRules, kvCases, reductions } from './valves.ts';

/** Tables that a page asks for by name (`computed`); a tool or its formulas fill the rows. */
export const TABLES = {
  'agua-sin-hervir': boilingPressure,
  'carga-flash': flashLoad,
  'caudal-agua-caliente': hotWaterFlow,
  'consumo-combustible': fuelConsumption,
  'cop-casos': heatPumpCases,
  'demanda-lote': batchDemand,
  'economizador-ejemplo': economizerExample,
  'error-sensores': sensorErrors,
  esterilizacion: sterilisation,
  'kv-casos': kvCases,
  'medidas-planta': plantMeasures,
  'oxigeno-disuelto': dissolvedOxygenTable,
  'perdidas-tuberia': pipeLosses,
  'presion-admisible': bodyRatings,
  reducciones: reductions,
  'reglas-caldera': boilerReliefRules,
  'vapor-desaireador': deaeratorSteam,
  'vapor-saturado': saturatedSteam,
  'velocidad-medidor': meterVelocity,
} as const satisfies Record<string, () => Rows>;

export type TableName = keyof typeof TABLES;
