import type { Calculator } from '../calculator.ts';

type Loader = () => Promise<{ readonly calculator: Calculator }>;

/** Every calculator by its id; each is a chunk of its own that loads when it is asked for. */
export const CALCULATORS = {
  'calderas-vapor': () => import('./calderas-vapor.ts'),
  'bombas-calor': () => import('./bombas-calor.ts'),
  'calderas-agua-caliente': () => import('./calderas-agua-caliente.ts'),
  economizadores: () => import('./economizadores.ts'),
  desaireadores: () => import('./desaireadores.ts'),
  'medidores-flujo': () => import('./medidores-flujo.ts'),
  totalizadores: () => import('./totalizadores.ts'),
  'bombas-mecanicas-condensado': () => import('./bombas-mecanicas-condensado.ts'),
  'valvulas-control': () => import('./valvulas-control.ts'),
  'valvulas-reductoras': () => import('./valvulas-reductoras.ts'),
  'valvulas-corte': () => import('./valvulas-corte.ts'),
  'valvulas-seguridad': () => import('./valvulas-seguridad.ts'),
  'flash-trampas': () => import('./flash-trampas.ts'),
  'linea-vapor': () => import('./linea-vapor.ts'),
  'vapor-puro': () => import('./vapor-puro.ts'),
  'retorno-condensado': () => import('./retorno-condensado.ts'),
  'perdidas-tuberia': () => import('./perdidas-tuberia.ts'),
  'eficiencia-chimenea': () => import('./eficiencia-chimenea.ts'),
  'purga-caldera': () => import('./purga-caldera.ts'),
  'bloqueo-condensado': () => import('./bloqueo-condensado.ts'),
  'linea-condensado': () => import('./linea-condensado.ts'),
  'npsh-bomba': () => import('./npsh-bomba.ts'),
  'tamano-medidor': () => import('./tamano-medidor.ts'),
  'trampas-vapor': () => import('./trampas-vapor.ts'),
  'valvula-seguridad-sobrecalentado': () => import('./valvula-seguridad-sobrecalentado.ts'),
  'comparar-combustibles': () => import('./comparar-combustibles.ts'),
  'economizador-condensacion': () => import('./economizador-condensacion.ts'),
  'tabla-vapor': () => import('./tabla-vapor.ts'),
} as const satisfies Record<string, Loader>;

export type CalculatorId = keyof typeof CALCULATORS;

export function isCalculatorId(id: string): id is CalculatorId {
  return Object.hasOwn(CALCULATORS, id);
}

export async function loadCalculator(id: CalculatorId): Promise<Calculator> {
  const { calculator } = await CALCULATORS[id]();
  return calculator;
}
