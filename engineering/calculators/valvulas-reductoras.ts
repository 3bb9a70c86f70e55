import { defineCalculator, output, text } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { recommendedKvs, steamKv, XT_GLOBE } from '../formulas/control-valve.ts';
import { type NoiseLevel, noiseByRatio, reducerOutlet } from '../formulas/pressure-reducer.ts';
import { wetSteam } from '../if97/states.ts';
import { absolute, of, si } from '../quantities.ts';
import { accept, atField } from '../result.ts';
import { FLOW_COEFFICIENT, RATED_COEFFICIENT } from './parts/flow-coefficient.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { DRYNESS_INPUT, massFlow, refuseWithoutDrop, steamPressure } from './parts/steam.ts';
import { lineChart } from './parts/sweep.ts';

const NOISE: Readonly<Record<NoiseLevel, string>> = {
  low: 'Bajo',
  watch: 'Medio',
  high: 'Alto',
};
const PHASE = {
  liquid: 'Líquido',
  wet: 'Vapor húmedo',
  superheated: 'Vapor sobrecalentado',
} as const;

const NEARLY_CHOKED = of(90, '%');

function noiseWarnings(level: NoiseLevel, stages: 1 | 2, toChoking: number): readonly string[] {
  if (stages === 2) {
    return [
      'La reducción pasa de 10:1: hágala en dos etapas; una sola se desgasta y hace mucho ruido.',
    ];
  }
  if (level === 'high') {
    return [
      'La presión absoluta baja a menos de un tercio: cuente con ruido sobre 85 dB(A). Pida el cálculo IEC 60534-8-3 y una válvula de bajo ruido, o reduzca en dos etapas.',
    ];
  }
  if (level === 'watch' && toChoking > NEARLY_CHOKED) {
    return [
      'La caída está cerca de la crítica: pida el nivel según IEC 60534-8-3 y, sobre 85 dB(A), una válvula de bajo ruido o dos etapas.',
    ];
  }
  return [];
}

export const calculator = defineCalculator({
  id: 'valvulas-reductoras',
  title: 'Kv, temperatura de salida y ruido de una reductora',
  summary:
    'La válvula que reduce la presión, a qué temperatura sale el vapor y el riesgo de ruido.',
  alsoCalled: ['PRV', 'Cv', 'estación reductora'],
  purpose: 'distribuir',
  example:
    'Reducir {flow} de vapor (título\u00a0{dryness}) de {upstream} a {downstream} por una válvula de xT\u00a00,72 pide {kv}, y el vapor sale a {temperature}.',
  related: ['/products/valvulas-reductoras', '/tools/valvulas-seguridad', '/tools/linea-vapor'],
  inputs: {
    flow: massFlow('Caudal de vapor', 1000, 'Máximo que pasa por la válvula.', 1, 100_000),
    upstream: steamPressure('Presión de entrada', 10, 'Antes de la reductora.', 0.2),
    downstream: steamPressure('Presión de salida', 3, 'La que pide el proceso.', 0),
    dryness: DRYNESS_INPUT,
    altitude: ALTITUDE_INPUT,
  },
  choices: { site: SITE_CHOICE },
  outputs: {
    kvs: output({
      label: 'Válvula recomendada',
      short: 'Válvula',
      ...RATED_COEFFICIENT,
      main: true,
      note: 'La menor de la serie que trabaja al 70\u00a0% de su Kvs o menos.',
    }),
    temperature: output({
      label: 'Temperatura de salida',
      short: 'Salida',
      unit: '°C',
      units: ['°C', '°F'],
      digits: 4,
      main: true,
    }),
    noise: {
      ...text('Ruido esperable', true, 'Ruido'),
      note: 'Por relación de presiones: bajo hasta 1,5, alto desde 3; entre ambas, medio, que conviene vigilar (criterio nuestro).',
    },
    kv: output({ label: 'Coeficiente requerido', ...FLOW_COEFFICIENT }),
    use: output({ label: 'Uso de la válvula, Kv/Kvs', unit: '%', digits: 2 }),
    regime: text('Régimen'),
    x: output({ label: 'Caída relativa a la entrada', unit: '1', digits: 3 }),
    chokedRatio: output({ label: 'Caída relativa crítica', unit: '1', digits: 3 }),
    phase: text('Estado de salida'),
    superheat: output({ label: 'Sobrecalentamiento', unit: 'ΔK', units: ['ΔK', 'Δ°F'], digits: 3 }),
    dryness: output({ label: 'Título a la salida', unit: '%', digits: 4 }),
    ratio: output({ label: 'Relación de presiones absolutas', unit: '1', digits: 3 }),
    enthalpy: output({
      label: 'Entalpía, igual antes y después',
      unit: 'kJ/kg',
      units: ['kJ/kg', 'Btu/lb'],
      digits: 5,
    }),
  },
  formulas: [
    formula('h_2 = h_1'),
    formula('K_v = ṁ/{31,6·Y·√{x·p_1·ρ_1}}'),
    formula('x = mín(Δp/p_1; F_γ·x_T)'),
    formula('Y = 1 − x/{3·F_γ·x_T}'),
    formula('F_γ = γ/{1,4}'),
  ],
  where:
    'h1 y h2 entalpía antes y después; Kv coeficiente de caudal, m³/h; ṁ caudal, kg/h; p1 presión de entrada, bar abs.; ρ1 su densidad, kg/m³; Δp caída de presión, bar; x caída dividida por p1, hasta la crítica; Y factor de expansión; Fγ factor del vapor (γ = 1,3); xT = 0,72 de una válvula de globo.',
  sources: ['Estrangulación isentálpica con IAPWS-IF97; Kv según IEC 60534-2-1.'],
  limits: [
    'El aviso de ruido es por relación de presiones, con umbrales nuestros y no de una norma; el nivel en dB(A) requiere IEC 60534-8-3.',
  ],
  topics: ['pressure-reducer', 'control-valve', 'if97'],
  run(inputs, choices) {
    const flat = refuseWithoutDrop(inputs.upstream, inputs.downstream);
    if (flat) return flat;
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const p1 = absolute(inputs.upstream, site.value);
    const p2 = absolute(inputs.downstream, site.value);
    const steam = wetSteam(p1, inputs.dryness);
    if (!steam.ok) return steam;
    const outlet = reducerOutlet(p1, p2, steam.value.h);
    if (!outlet.ok) return outlet;
    const density = si('density', 1 / steam.value.v);
    const sized = steamKv({
      flow: inputs.flow,
      upstream: p1,
      downstream: p2,
      density,
      xT: XT_GLOBE,
    });
    if (!sized.ok) return sized;
    const { pressureRatio, chokedRatio } = sized.value;
    const kvs = recommendedKvs(sized.value.kv);
    if (!kvs.ok) return atField(kvs, 'flow');
    const noise = noiseByRatio(p1, p2);
    if (!noise.ok) return noise;
    const { phase, T, superheat, dryness } = outlet.value;
    return accept({
      outputs: {
        kv: sized.value.kv,
        temperature: T,
        noise: NOISE[noise.value.level],
        kvs: kvs.value,
        use: si('ratio', sized.value.kv / kvs.value),
        regime: sized.value.choked ? 'Crítico' : 'Subcrítico',
        x: pressureRatio,
        chokedRatio,
        phase: PHASE[phase],
        superheat: phase === 'superheated' ? superheat : null,
        dryness: phase === 'wet' ? dryness : null,
        ratio: noise.value.ratio,
        enthalpy: steam.value.h,
      },
      warnings: noiseWarnings(noise.value.level, noise.value.stages, pressureRatio / chokedRatio),
    });
  },
  curve(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const p1 = absolute(inputs.upstream, site.value);
    const steam = wetSteam(p1, inputs.dryness);
    if (!steam.ok) return steam;
    const outletAt = (gauge: number) =>
      reducerOutlet(p1, absolute(si('gaugePressure', gauge), site.value), steam.value.h);
    const line = lineChart({
      title: 'Temperatura de salida según la presión de salida',
      x: { label: 'Presión de salida', unit: 'barg' },
      y: { label: 'Temperatura de salida', unit: '°C' },
      series: 'Misma entalpía',
      point: 'Su válvula',
      from: si('gaugePressure', 0),
      to: inputs.upstream,
      at: inputs.downstream,
      formula: (gauge) => {
        const outlet = outletAt(gauge);
        return outlet.ok ? accept(outlet.value.T) : outlet;
      },
    });
    if (!line.ok) return line;
    // Where the line bends the steam begins to leave superheated.
    const isWet = (gauge: number) => {
      const outlet = outletAt(gauge);
      return outlet.ok && outlet.value.phase === 'wet';
    };
    const [series] = line.value.series;
    const bend = series?.points.findIndex(([gauge]) => isWet(gauge)) ?? -1;
    if (!series || bend < 1) return line;
    let [dry, wet] = series.points.slice(bend - 1).map(([gauge]): number => gauge) as [
      number,
      number,
    ];
    while (wet - dry > of(0.005, 'bar')) {
      const middle = (dry + wet) / 2;
      if (isWet(middle)) wet = middle;
      else dry = middle;
    }
    const at = si('gaugePressure', wet);
    const outlet = outletAt(at);
    if (!outlet.ok) return outlet;
    const points = series.points.toSpliced(bend, 0, [at, outlet.value.T]);
    const split = { at, left: 'Sobrecalentado', right: 'Húmedo' };
    return accept({ ...line.value, series: [{ ...series, points }], split });
  },
});
