import type { Method } from '../../calculator.ts';
import { formula } from '../../formula.ts';

export const BOILER_METHOD: Method = {
  formulas: [
    formula('Σ ṁ_cert ≥ ṁ_caldera'),
    formula('P_otras = mín(1,03·MAWP; P_ajuste/{0,9})'),
    formula('P_todas = 1,06·mín(MAWP; P_mayor)'),
  ],
  where:
    'ṁcert capacidad de cada válvula y ṁcaldera evaporación; MAWP presión máxima admisible; Pajuste ajuste de la primera, Potras el de las demás, Pmayor el mayor; Ptodas la mayor permitida con todas abiertas',
  sources: [
    'Calderas: ASME BPVC I, PG-67.1 a PG-67.3; certificación y marcado, desde 2021, en BPVC XIII.',
  ],
  limits: [
    'Caldera: sin sobrecalentador ni economizador aislable, que llevan su válvula; sin letras de API 526.',
  ],
  otherChecks: /^api/,
  idle: ['site'],
};

/** After those of a boiler, which say what the pressure of setting is. */
export const VESSEL_LETTERS =
  'A área, mm²; W caudal, kg/h; P1 de alivio y Patm del aire, kPa abs.; s sobrepresión; descarga, Kd\u00a0=\u00a00,975; contrapresión, Kb\u00a0=\u00a01; disco de ruptura, Kc\u00a0=\u00a01; sobrecalentamiento, KSH\u00a0=\u00a01; Napier, KN\u00a0=\u00a01 hasta 10 339 kPa abs.';

export const VESSEL_METHOD: Method = {
  formulas: [
    formula('A = {190,5·W}/{P_1·K_d·K_b·K_c·K_N·K_SH}'),
    formula('P_1 = P_ajuste·(1 + s) + P_atm'),
    formula('K_N = {0,02764·P_1 − 1\u00a0000}/{0,03324·P_1 − 1\u00a0061}'),
  ],
  where: `Pajuste presión de ajuste; ${VESSEL_LETTERS}`,
  sources: ['Recipientes y líneas: API 520-I, sobrepresión de 10 %; orificios de API 526.'],
  limits: [
    'Recipiente o línea: vapor saturado (KSH\u00a0=\u00a01) a la atmósfera, sin disco de ruptura.',
    'Hasta 22 057 kPa abs., con la corrección de Napier desde 10 339 kPa abs. Para comprar rige la capacidad certificada.',
  ],
  otherChecks: /^asme/,
};
