import type { Comparison, Method } from '../../calculator.ts';
import { formula } from '../../formula.ts';
import type { Quantity } from '../../quantities.ts';
import { mention, type Sentence, say } from '../../sentence.ts';

const VELOCITY = formula('w = {4·ṁ}/{π·D^2·ρ}');
const VORTEX = [formula('w_mín = máx(2; √{54/ρ})'), formula('Δp_vórtice = 2,2·{ρ·w^2}/2')];
const PLATE = [
  formula('ṁ = C/{√{1 − β^4}}·ε·{π·d^2}/4·√{2·Δp·ρ}'),
  formula('Δp_placa = {R − C·β^2}/{R + C·β^2}·Δp'),
  formula('R = √{1 − β^4·(1 − C^2)}'),
];
const LETTERS = 'w velocidad, m/s; ṁ caudal; D diámetro de la tubería; ρ densidad, kg/m³';
const VORTEX_LETTERS = 'w_mín la menor que lee un vórtice y Δp_vórtice su caída permanente';
const PLATE_LETTERS =
  'd diámetro del orificio, β = d/D; Δp presión diferencial de la placa y Δp_placa su caída permanente; C coeficiente de descarga; R la raíz de la última fórmula; ε factor de expansión';
const ADVICE =
  'Confirme el alcance con el fabricante y deje los tramos rectos que pide: la exactitud depende de ellos.';

export const METER_FORMULAS = [VELOCITY, ...VORTEX, ...PLATE];
export const METER_LETTERS = `${LETTERS}; ${VORTEX_LETTERS}; ${PLATE_LETTERS}.`;

export const VORTEX_METHOD: Method = {
  formulas: [VELOCITY, ...VORTEX],
  where: `${LETTERS}; ${VORTEX_LETTERS}.`,
  sources: [
    'Vórtice: límites de velocidad de Rosemount 8800. La caída, de 2,2 cargas de velocidad, es orientativa y no cuenta las reducciones: la exacta la da el fabricante.',
  ],
  limits: [
    'Vapor saturado seco. Vórtice hasta 76 m/s, con 10 % de reserva en el recomendado.',
    ADVICE,
  ],
  otherChecks: /^fluids|differential$/,
};

export const PLATE_METHOD: Method = {
  formulas: [VELOCITY, ...PLATE],
  where: `${LETTERS}; ${PLATE_LETTERS}.`,
  sources: ['Placa: ISO 5167-2 (Reader-Harris/Gallagher, tomas D y D/2).'],
  limits: ['Vapor saturado seco. Placa desde DN 50, β de 0,10 a 0,75.', ADVICE],
  otherChecks: /vortex/,
};

export const METER_COMPARISON: Comparison = {
  columns: ['Lee desde', 'Velocidad', 'Caída'],
  rows: [
    {
      label: 'Recomendado',
      outputs: ['recommendedLeast', 'recommendedVelocity', 'recommendedLoss'],
    },
    { label: 'Elegido', outputs: ['least', 'velocity', 'loss'] },
  ],
  isPlain: true,
};

/** The answer is of the recommended diameter. */
export const NO_CHOSEN = { least: null, velocity: null, loss: null, covered: null };
/** It is of the chosen one. */
export const NO_OTHER = {
  recommended: null,
  recommendedLeast: null,
  recommendedVelocity: null,
  recommendedLoss: null,
  recommendedCovered: null,
};

export function tooLow(meter: string, least: Quantity<'massFlow'>, instead: string): Sentence {
  return say`Por debajo de ${mention(least, 'kg/h', 3)} ${meter} no lee bien: el caudal mínimo pedido queda fuera. ${instead}`;
}
