import type { QuantityOutput } from '../calculator.ts';
import { defineCalculator, output, text } from '../define-calculator.ts';
import { formatPlain } from '../format.ts';
import { formula } from '../formula.ts';
import { FUEL_DATA, type Fuel } from '../formulas/fuels.ts';
import { LARGE_LIFT, REAL_SHARE } from '../formulas/heat-pump.ts';
import { usefulHeat } from '../formulas/useful-heat.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, atField } from '../result.ts';
import { COMPARED_INPUTS, type ComparedValues } from './parts/compared-fuels.ts';
import { FUEL_SOURCES } from './parts/fuel.ts';
import { lineChart } from './parts/sweep.ts';

function cost(label: string): QuantityOutput<'pricePerEnergy'> {
  return output({ label, unit: '₡/GJ', units: ['₡/GJ', '₡/kWh', '₡/MJ'], digits: 4 });
}

function carbon(label: string): QuantityOutput<'carbonPerEnergy'> {
  return output({ label, unit: 'kg CO₂/GJ', units: ['kg CO₂/GJ', 'kg CO₂/kWh'], digits: 3 });
}

/** What a heat pump often delivers: the example of its own tool. */
const HOT_WATER = of(85, '°C');

const PUMP_WARNING =
  'El COP manda el resultado: compruébelo para sus temperaturas, y sume el cargo por demanda eléctrica.';

type Source = readonly [name: string, fuel: Fuel, efficiency: Quantity<'ratio'>];

/** Each way to make the heat, in the order in which the outputs show them. */
function sources(q: ComparedValues): readonly [Source, Source, Source, Source, Source, Source] {
  const volume = (id: 'diesel' | 'bunker' | 'glp', price: Quantity<'pricePerVolume'>): Fuel => {
    return { ...FUEL_DATA[id], soldBy: 'volume', price, biogenic: false };
  };
  const grid = {
    soldBy: 'energy',
    price: q.pricePerEnergy,
    carbon: q.carbonPerEnergy,
    biogenic: false,
  } as const;
  const dry = FUEL_DATA.madera;
  const wood: Fuel = {
    soldBy: 'mass',
    heatingValue: q.woodHeat,
    price: q.woodPrice,
    carbon: si('carbonPerMass', (dry.carbon / dry.heatingValue) * q.woodHeat),
    biogenic: true,
  };
  return [
    ['Diésel', volume('diesel', q.dieselPrice), q.dieselEfficiency],
    ['Búnker', volume('bunker', q.bunkerPrice), q.bunkerEfficiency],
    ['GLP', volume('glp', q.glpPrice), q.glpEfficiency],
    ['Madera', wood, q.woodEfficiency],
    ['Caldera eléctrica', grid, q.electricEfficiency],
    ['Bomba de calor', grid, q.cop],
  ];
}

function compare(q: ComparedValues) {
  const rows = sources(q).map(([name, fuel, share]) => ({ name, result: usefulHeat(fuel, share) }));
  const refused = rows.find(({ result }) => !result.ok)?.result;
  if (refused && !refused.ok) return atField(refused, 'cop');
  return accept(rows.flatMap(({ name, result: one }) => (one.ok ? [{ name, ...one.value }] : [])));
}

export const calculator = defineCalculator({
  id: 'comparar-combustibles',
  title: 'Combustibles lado a lado',
  summary:
    'Lo que cuesta y emite un gigajulio útil con diésel, búnker, GLP, madera, electricidad y bomba de calor, a sus precios.',
  purpose: 'generar',
  example:
    'Con {dieselEfficiency} de eficiencia, el diésel de 38,66\u00a0MJ/L a {dieselPrice} da el calor útil a {diesel}; con electricidad a {pricePerEnergy} y COP\u00a0{cop}, la bomba de calor a {heatPump}. Lo más barato es la madera de {woodHeat} a {woodPrice}, con {woodEfficiency}: {yearly} al año para {heat} en {hours}.',
  related: ['/tools/calderas-vapor', '/tools/bombas-calor', '/equipment/bombas-calor'],
  inputs: COMPARED_INPUTS,
  choices: {},
  outputs: {
    cheapest: text('Lo más barato', true),
    yearly: output({
      label: 'Costo al año con lo más barato',
      short: 'Costo al año',
      unit: '₡',
      digits: 3,
      main: true,
    }),
    breakEven: output({
      label: 'COP que iguala al combustible más barato',
      short: 'COP que iguala',
      unit: '1',
      digits: 3,
      main: true,
    }),
    breakEvenLift: output({
      label: 'Salto máximo para igualar al más barato',
      unit: 'ΔK',
      units: ['ΔK', 'Δ°F'],
      digits: 3,
      note: 'Entre la fuente y el calor a 85 °C, con 50 % de Carnot.',
    }),
    dieselBreakEven: output({ label: 'COP que iguala al diésel', unit: '1', digits: 3 }),
    diesel: cost('Costo con diésel'),
    bunker: cost('Costo con búnker'),
    glp: cost('Costo con GLP'),
    wood: cost('Costo con madera'),
    electric: cost('Costo con caldera eléctrica'),
    heatPump: cost('Costo con bomba de calor'),
    dieselCarbon: carbon('CO₂ con diésel'),
    bunkerCarbon: carbon('CO₂ con búnker'),
    glpCarbon: carbon('CO₂ con GLP'),
    woodCarbon: {
      ...carbon('CO₂ biogénico con madera'),
      note: 'Se informa aparte y no se suma al fósil.',
    },
    electricCarbon: carbon('CO₂ con caldera eléctrica'),
    heatPumpCarbon: carbon('CO₂ con bomba de calor'),
  },
  formulas: [
    formula('costo = precio/{PC·η}'),
    formula('CO_2 = factor/{PC·η}'),
    formula('COP_eq = tarifa/{0,0036·costo_comb}'),
  ],
  where:
    'precio y factor de emisión, de un litro, un kilogramo o un kWh, y PC su poder calorífico en GJ, que de un kWh es 0,0036; η eficiencia, o COP de la bomba de calor; tarifa eléctrica, ₡/kWh; costocomb el del combustible más barato, ₡/GJ, y COPeq el COP que lo iguala.',
  sources: [...FUEL_SOURCES, 'Método de US DOE, Steam Tip Sheet 15.'],
  limits: [
    'Cada eficiencia sobre la base del poder calorífico de su combustible. Solo energía: sin inversión, mantenimiento ni cargo por demanda.',
    'El COP escrito vale solo para su salto térmico; la bomba no da vapor a cualquier presión.',
  ],
  topics: ['fuel-cost'],
  comparison: {
    columns: ['Costo del calor útil', 'Emisión'],
    rows: [
      { label: 'Diésel', outputs: ['diesel', 'dieselCarbon'] },
      { label: 'Búnker', outputs: ['bunker', 'bunkerCarbon'] },
      { label: 'GLP', outputs: ['glp', 'glpCarbon'] },
      { label: 'Madera', outputs: ['wood', 'woodCarbon'] },
      { label: 'Caldera eléctrica', outputs: ['electric', 'electricCarbon'] },
      { label: 'Bomba de calor', outputs: ['heatPump', 'heatPumpCarbon'] },
    ],
  },
  run(inputs) {
    const compared = compare(inputs);
    if (!compared.ok) return compared;
    const rows = compared.value;
    const [diesel, bunker, glp, wood, electric, pump] = rows;
    if (!(diesel && bunker && glp && wood && electric && pump)) throw new RangeError('six sources');
    const best = rows.reduce((least, row) => (row.price < least.price ? row : least));
    const breakEven = si(
      'ratio',
      inputs.pricePerEnergy / Math.min(diesel.price, bunker.price, glp.price, wood.price),
    );
    const lift = si('temperatureDifference', (REAL_SHARE.usual * HOT_WATER) / breakEven);
    return accept({
      outputs: {
        cheapest: best.name,
        yearly: si('colones', best.price * inputs.heat * inputs.hours),
        breakEven,
        // Beyond one stage it would be no datum but a wish.
        breakEvenLift: lift <= LARGE_LIFT ? lift : null,
        dieselBreakEven: si('ratio', inputs.pricePerEnergy / diesel.price),
        diesel: diesel.price,
        bunker: bunker.price,
        glp: glp.price,
        wood: wood.price,
        electric: electric.price,
        heatPump: pump.price,
        dieselCarbon: diesel.carbon,
        bunkerCarbon: bunker.carbon,
        glpCarbon: glp.carbon,
        woodCarbon: wood.carbon,
        electricCarbon: electric.carbon,
        heatPumpCarbon: pump.carbon,
      },
      warnings: best === pump ? [PUMP_WARNING] : [],
    });
  },
  curve(inputs) {
    const compared = compare(inputs);
    if (!compared.ok) return compared;
    const least = Math.min(...compared.value.slice(0, 4).map(({ price }) => price));
    const even = si('ratio', inputs.pricePerEnergy / least);
    const most = si('ratio', Math.max(8, inputs.cop));
    return lineChart({
      title: 'Costo del calor de la bomba según su COP, frente a las calderas',
      x: { label: 'COP', unit: '1' },
      y: { label: 'Costo del calor útil', unit: '₡/GJ' },
      series: 'Bomba de calor',
      levels: compared.value.slice(0, 5).map(({ name, price }) => ({ label: name, at: price })),
      zones:
        even > of(1.2, '1') && even < most && Math.abs(even - inputs.cop) > 0.5
          ? [
              {
                label: formatPlain(even, 3),
                at: [even, si('pricePerEnergy', least)],
                isPoint: true,
              },
            ]
          : [],
      point: 'Su bomba',
      from: of(1.2, '1'),
      to: most,
      at: inputs.cop,
      formula: (cop) => accept(si('pricePerEnergy', inputs.pricePerEnergy / cop)),
    });
  },
});
