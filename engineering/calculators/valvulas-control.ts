import { chart, defineCalculator, input, output, text } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import {
  LOWEST_USE,
  openingEqualPercentage,
  RANGEABILITY,
  recommendedKvs,
  steamKv,
} from '../formulas/control-valve.ts';
import { reducerOutlet } from '../formulas/pressure-reducer.ts';
import { wetSteam } from '../if97/states.ts';
import { absolute, of, type Quantity, si } from '../quantities.ts';
import { accept, atField, type Result, refuse } from '../result.ts';
import { mention, type Sentence, say } from '../sentence.ts';
import { FLOW_COEFFICIENT, RATED_COEFFICIENT } from './parts/flow-coefficient.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { DRYNESS_INPUT, massFlow, refuseWithoutDrop, steamPressure } from './parts/steam.ts';
import { sweep } from './parts/sweep.ts';

interface Valve {
  readonly largest: Quantity<'massFlow'>;
  readonly upstream: Quantity<'gaugePressure'>;
  readonly downstream: Quantity<'gaugePressure'>;
  readonly dryness: Quantity<'ratio'>;
  readonly xT: Quantity<'ratio'>;
}

function sizeValve(valve: Valve, site: Quantity<'pressure'>) {
  const upstream = absolute(valve.upstream, site);
  const downstream = absolute(valve.downstream, site);
  const steam = wetSteam(upstream, valve.dryness);
  if (!steam.ok) return steam;
  const outlet = reducerOutlet(upstream, downstream, steam.value.h);
  if (!outlet.ok) return outlet;
  const density = si('density', 1 / steam.value.v);
  const sized = steamKv({ flow: valve.largest, upstream, downstream, density, xT: valve.xT });
  return sized.ok ? accept({ ...sized.value, outlet: outlet.value.T }) : sized;
}

export const calculator = defineCalculator({
  id: 'valvulas-control',
  alsoCalled: ['Cv', 'dimensionar válvula', 'modulante'],
  purpose: 'distribuir',
  example:
    'Pasar {largest} de vapor (título\u00a0{dryness}) de {upstream} a {downstream} por una válvula de xT\u00a0{xT} pide {kv}; se elige la de {kvs}.',
  related: [
    '/products/valvulas-control',
    '/tools/valvulas-reductoras',
    '/tools/bloqueo-condensado',
  ],
  title: 'Kv de una válvula de control para vapor',
  summary:
    'El Kv que piden los caudales máximo y mínimo, la válvula que conviene y en qué apertura trabaja.',
  inputs: {
    largest: massFlow('Caudal máximo', 2000, 'Demanda pico.', 1, 100_000),
    smallest: massFlow('Caudal mínimo', 400, 'Demanda más baja que debe controlar.', 0.1, 100_000),
    upstream: steamPressure('Presión de entrada', 7, 'Antes de la válvula.', 0.2),
    downstream: steamPressure('Presión de salida', 5, 'Después de la válvula, a caudal máximo.', 0),
    dryness: DRYNESS_INPUT,
    xT: input({
      label: 'Factor xT de la válvula',
      help: 'Del catálogo; 0,72 en una válvula de globo.',
      unit: '1',
      value: 0.72,
      min: 0.15,
      max: 0.95,
      step: 0.01,
    }),
    altitude: ALTITUDE_INPUT,
  },
  choices: { site: SITE_CHOICE },
  outputs: {
    kv: output({
      label: 'Coeficiente a caudal máximo',
      short: 'Coeficiente',
      ...FLOW_COEFFICIENT,
      main: true,
    }),
    kvs: output({
      label: 'Válvula recomendada, abierta del todo',
      short: 'Válvula',
      ...RATED_COEFFICIENT,
      main: true,
    }),
    use: output({ label: 'Kv/Kvs a caudal máximo', unit: '%', digits: 3 }),
    useLeast: output({ label: 'Kv/Kvs a caudal mínimo', unit: '%', digits: 3 }),
    openMost: output({ label: 'Apertura a caudal máximo', unit: '%', digits: 3 }),
    openLeast: output({
      label: 'Apertura a caudal mínimo',
      unit: '%',
      digits: 3,
    }),
    kvLeast: output({ label: 'Coeficiente a caudal mínimo', ...FLOW_COEFFICIENT }),
    ratio: output({ label: 'Caída relativa a la entrada', unit: '1', digits: 3 }),
    chokedRatio: output({ label: 'Caída relativa crítica', unit: '1', digits: 3 }),
    regime: text('Régimen'),
    wideOpen: output({
      label: 'Caudal si queda abierta del todo',
      unit: 'kg/h',
      units: ['kg/h', 'lb/h'],
      digits: 3,
      note: 'Para la válvula de seguridad aguas abajo, repita con la presión de entrada máxima.',
    }),
    temperature: output({
      label: 'Temperatura a la salida',
      unit: '°C',
      units: ['°C', '°F'],
      digits: 4,
      note: 'La entalpía es la misma antes y después.',
    }),
  },
  formulas: [
    formula('K_v = ṁ/{31,6·Y·√{x·p_1·ρ_1}}'),
    formula('x = mín(Δp/p_1; F_γ·x_T)'),
    formula('Y = 1 − x/{3·F_γ·x_T}'),
    formula('F_γ = γ/{1,4}'),
    formula('ṁ_máx = {ṁ·K_vs}/{K_v}'),
    formula('apertura = 1 + {ln(K_v∕K_vs)}/{ln(50)}'),
  ],
  where:
    'Kv coeficiente de caudal, m³/h; ṁ caudal y ṁmáx con la válvula abierta, kg/h; p1 presión de entrada, bar abs.; ρ1 su densidad, kg/m³; Δp caída de presión, bar; x caída dividida por p1, hasta la crítica; Y factor de expansión; Fγ y xT factores del vapor (γ = 1,3) y de la válvula; Kvs el Kv de la válvula abierta.',
  sources: [
    'IEC 60534-2-1 (vapor, sin accesorios). La regla corta de Valsteam ADCA da un Kv entre 2 y 11 % mayor.',
  ],
  limits: [
    'Característica isoporcentual, rango 50:1. Conviene trabajar entre 10 y 70 % del Kvs, también a caudal mínimo, que se calcula con la misma caída de presión; si la real es mayor, la válvula abre menos.',
  ],
  topics: ['control-valve', 'control-valve-water', 'if97'],
  nearestChecks: /^if97-r2-.*-v$/,
  comparison: {
    columns: ['', 'Kv/Kvs', 'Apertura'],
    rows: [
      { label: 'Máximo', outputs: ['kv', 'use', 'openMost'] },
      { label: 'Mínimo', outputs: ['kvLeast', 'useLeast', 'openLeast'] },
    ],
    isPlain: true,
  },
  run(inputs, choices) {
    const flat = refuseWithoutDrop(inputs.upstream, inputs.downstream);
    if (flat) return flat;
    if (inputs.smallest > inputs.largest) {
      return refuse('El caudal mínimo no puede superar el máximo.', 'smallest');
    }
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const sized = sizeValve(inputs, site.value);
    if (!sized.ok) return sized;
    const { kv, pressureRatio, chokedRatio, choked, outlet } = sized.value;
    const kvs = recommendedKvs(kv);
    if (!kvs.ok) return atField(kvs, 'largest');
    const openMost = openingEqualPercentage(kv, kvs.value);
    if (!openMost.ok) return openMost;
    // At equal pressures Kv is proportional to the flow.
    const kvLeast = si('flowCoefficient', (kv * inputs.smallest) / inputs.largest);
    const openLeast = openingEqualPercentage(kvLeast, kvs.value);
    if (!openLeast.ok) return openLeast;
    const warnings: (string | Sentence)[] = [];
    if (kvLeast < LOWEST_USE * kvs.value) {
      warnings.push(
        say`A caudal mínimo la válvula trabaja por debajo del 10 % de su Kvs (${mention(kvs.value, 'Kvs', 3)}) y controla mal: use dos válvulas en rango partido.`,
      );
    }
    if (choked)
      warnings.push('Hay flujo crítico: bajar más la salida no da más vapor, y habrá ruido.');
    return accept({
      outputs: {
        kv,
        kvs: kvs.value,
        use: si('ratio', kv / kvs.value),
        useLeast: si('ratio', kvLeast / kvs.value),
        openMost: openMost.value,
        openLeast: openLeast.value,
        kvLeast,
        ratio: pressureRatio,
        chokedRatio,
        regime: choked ? 'Crítico' : 'Subcrítico',
        wideOpen: si('massFlow', (inputs.largest * kvs.value) / kv),
        temperature: outlet,
      },
      warnings,
    });
  },
  curve(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const sized = sizeValve(inputs, site.value);
    if (!sized.ok) return sized;
    const { kv } = sized.value;
    const kvs = recommendedKvs(kv);
    if (!kvs.ok) return kvs;
    const open = openingEqualPercentage(kv, kvs.value);
    if (!open.ok) return open;
    const { smallest, largest } = inputs;
    const least = openingEqualPercentage(
      si('flowCoefficient', (kv * smallest) / largest),
      kvs.value,
    );
    const flowAt = (opening: Quantity<'ratio'>): Result<Quantity<'massFlow'>> =>
      accept(si('massFlow', (largest * kvs.value * RANGEABILITY ** (opening - 1)) / kv));
    return accept(
      chart({
        title: 'Caudal según la apertura',
        x: { label: 'Apertura', unit: '%', scale: 'linear' },
        y: { label: 'Caudal de vapor', unit: 'kg/h', scale: 'linear' },
        series: [{ label: 'Isoporcentual', points: sweep(of(0, '%'), of(100, '%'), 40, flowAt) }],
        // Nearly closed, a valve leaves its curve.
        zones:
          least.ok && least.value > 0
            ? [{ label: 'Caudal mínimo', at: [least.value, smallest], isPoint: true }]
            : [],
        point: { label: 'Caudal máximo', at: [open.value, largest] },
      }),
    );
  },
});
