import { defineCalculator, output } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { ORIFICES, orificeFor, reliefArea, relievingPressure } from '../formulas/safety-valve.ts';
import { superheatCorrection } from '../formulas/superheat-relief.ts';
import { saturationTemperature } from '../if97/saturation.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, atField, type Result, refuse } from '../result.ts';
import { mention, mentionPlain, type Sentence, say } from '../sentence.ts';
import {
  AREA_OUTPUT,
  chooseOrifice,
  LETTER_OUTPUT,
  ORIFICE_OUTPUTS,
  VESSEL_OVERPRESSURE,
} from './parts/relief.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { massFlow, steamPressure, temperature } from './parts/steam.ts';
import { lineChart } from './parts/sweep.ts';

const HOT = of(427, '°C');

interface Case {
  readonly flow: Quantity<'massFlow'>;
  readonly set: Quantity<'gaugePressure'>;
  readonly steam: Quantity<'temperature'>;
  readonly atmosphere: Quantity<'pressure'>;
}

/** Superheated steam is lighter: the saturated area divided by KSH. */
function requiredArea({ flow, set, steam, atmosphere }: Case): Result<{
  readonly area: Quantity<'area'>;
  readonly factor: Quantity<'ratio'>;
  readonly relieving: Quantity<'pressure'>;
  readonly boiling: Quantity<'temperature'>;
}> {
  const relieving = relievingPressure({ flow, set, overpressure: VESSEL_OVERPRESSURE, atmosphere });
  const boiling = saturationTemperature(relieving);
  if (!boiling.ok) return atField(boiling, 'set');
  const factor = superheatCorrection(set, steam, boiling.value);
  if (!factor.ok) return atField(factor, 'steam');
  const saturated = reliefArea(flow, relieving);
  if (!saturated.ok) return atField(saturated, 'set');
  const area = si('area', saturated.value / factor.value);
  return accept({ area, factor: factor.value, relieving, boiling: boiling.value });
}

export const calculator = defineCalculator({
  id: 'valvula-seguridad-sobrecalentado',
  title: 'Válvula de seguridad para vapor sobrecalentado',
  summary:
    'El área y la letra API 526 que alivian vapor sobrecalentado en un recipiente o una línea, con el factor de sobrecalentamiento.',
  alsoCalled: ['PSV', 'PRV', 'válvula de alivio'],
  purpose: 'proteger',
  example:
    'Aliviar {flow} de vapor a {steam} con la válvula ajustada a {set} y 10\u00a0% de sobrepresión ({relieving}) pide {area}: el factor de sobrecalentamiento es {factor}.',
  related: [
    '/products/valvulas-seguridad',
    '/tools/valvulas-seguridad',
    '/tools/valvulas-reductoras',
  ],
  inputs: {
    flow: massFlow('Caudal por aliviar', 5000, 'Todo lo que la fuente puede dar.', 10, 200_000),
    set: steamPressure(
      'Presión de ajuste',
      10,
      'No más que la presión máxima de trabajo admisible (MAWP) del equipo.',
      1.04,
      41,
    ),
    steam: temperature(
      'Temperatura en el alivio',
      300,
      'La más alta que puede llegar a la válvula.',
      121,
      648,
    ),
    altitude: ALTITUDE_INPUT,
  },
  choices: {
    protects: {
      label: 'Equipo protegido',
      help: 'API 520 y 526 son de recipientes y líneas; las calderas siguen otro código.',
      initial: 'recipiente',
      options: [
        { id: 'recipiente', label: 'Recipiente o línea (ASME VIII)' },
        {
          id: 'caldera',
          label: 'Caldera o sobrecalentador (ASME I)',
          excluded:
            'Las válvulas de una caldera y de su sobrecalentador se eligen con ASME I: por capacidad certificada de la válvula, con 3 % de sobrepresión y sin letras API 526. Pida al fabricante las certificadas para su caldera; esta herramienta no aplica.',
        },
      ],
    },
    site: SITE_CHOICE,
  },
  outputs: {
    letter: LETTER_OUTPUT,
    area: AREA_OUTPUT,
    factor: output({ label: 'Factor KSH', unit: '1', digits: 3 }),
    ...ORIFICE_OUTPUTS,
    superheat: output({
      label: 'Sobrecalentamiento en el alivio',
      unit: 'ΔK',
      units: ['ΔK', 'Δ°F'],
      digits: 3,
    }),
  },
  formulas: [
    formula('A = {190,5·W}/{P_1·K_d·K_b·K_c·K_N·K_SH}'),
    formula('P_1 = P_ajuste·(1 + 0,10) + P_atm'),
  ],
  where:
    'A área, mm²; W caudal, kg/h; P1 presión de alivio, Pajuste de ajuste y Patm del aire, kPa abs.; descarga, Kd\u00a0=\u00a00,975; contrapresión, Kb\u00a0=\u00a01; disco de ruptura, Kc\u00a0=\u00a01; Napier, KN\u00a0=\u00a01 bajo 10 339 kPa abs.; KSH sobrecalentamiento, interpolado en la tabla de API 520-I.',
  sources: [
    'API 520-I, 7.ª edición, tabla 9 (KSH; la 10.ª edición da un KSH hasta 0,6 % menor: esa diferencia la cubre el aviso de pasar a la letra siguiente, desde 90 % de uso); áreas de orificio API 526. Equipo, ASME VIII; válvula, desde 2021, ASME XIII.',
  ],
  limits: [
    'Recipientes y líneas, una válvula, 10 % de sobrepresión; no para calderas (ASME I).',
    'Descarga a la atmósfera: sin contrapresión ni disco de ruptura. De 1,04 a 41 barg y hasta 648 °C.',
    'La curva quiebra donde cambia la columna de la tabla: KSH tiene ahí dos decimales y entre ellos se interpola en línea recta.',
    'Para comprar, use la capacidad certificada de la válvula a esa temperatura.',
  ],
  topics: ['superheat-relief', 'safety-valve'],
  run({ flow, set, steam, altitude }, choices) {
    const site = sitePressure(choices.site, altitude);
    if (!site.ok) return site;
    const sized = requiredArea({ flow, set, steam, atmosphere: site.value });
    if (!sized.ok) return sized;
    const { area, factor, relieving, boiling } = sized.value;
    if (steam < boiling) {
      return refuse(
        say`A la presión de alivio el vapor satura a ${mention(boiling, '°C')}: no puede estar más frío. Escriba una temperatura mayor o use la herramienta «Válvulas de seguridad para vapor saturado».`,
        'steam',
      );
    }
    const chosen = chooseOrifice(area, relieving, factor);
    if (!chosen.ok) return chosen;
    const told: Sentence[] = [...chosen.value.warnings];
    if (steam > HOT) {
      told.push(
        say`Por encima de ${mentionPlain(HOT, '°C')} el cuerpo y el resorte piden aceros aleados: confírmelo con el fabricante.`,
      );
    }
    return accept({
      outputs: {
        ...chosen.value.outputs,
        factor,
        superheat: si('temperatureDifference', steam - boiling),
      },
      warnings: told,
    });
  },
  curve({ flow, set, steam, altitude }, choices) {
    const site = sitePressure(choices.site, altitude);
    if (!site.ok) return site;
    const boiling = saturationTemperature(
      relievingPressure({ flow, set, overpressure: VESSEL_OVERPRESSURE, atmosphere: site.value }),
    );
    if (!boiling.ok) return boiling;
    const here = requiredArea({ flow, set, steam, atmosphere: site.value });
    if (!here.ok) return here;
    const orifice = orificeFor(here.value.area);
    if (!orifice.ok) return atField(orifice, 'flow');
    const smaller =
      ORIFICES[ORIFICES.findIndex(({ letter }) => letter === orifice.value.letter) - 1];
    const letters = smaller ? [smaller, orifice.value] : [orifice.value];
    return lineChart({
      title: 'Área requerida según la temperatura del vapor',
      x: { label: 'Temperatura del vapor', unit: '°C', fromZero: false },
      y: {
        label: 'Área',
        unit: 'mm²',
        fromZero: false,
        reaches: si('area', 1.06 * orifice.value.area),
      },
      series: 'Área requerida',
      levels: letters.map(({ letter, area }) => ({ label: `Letra ${letter}`, at: area })),
      point: 'Su caso',
      from: boiling.value,
      to: of(648, '°C'),
      at: steam,
      formula: (T) => {
        const sized = requiredArea({ flow, set, steam: T, atmosphere: site.value });
        return sized.ok ? accept(sized.value.area) : sized;
      },
    });
  },
});
