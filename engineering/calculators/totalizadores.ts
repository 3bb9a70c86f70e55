import { defineCalculator, input, output } from '../define-calculator.ts';
import { formatPlain, withUnit } from '../format.ts';
import { formula } from '../formula.ts';
import { DAY, type Metered, totals } from '../formulas/totalizer.ts';
import { liquidAt, wetSteam } from '../if97/states.ts';
import { absolute, of, type Quantity, si, valueIn } from '../quantities.ts';
import { accept, atField, type Result } from '../result.ts';
import { STEAM_PRICE_INPUT } from './parts/prices.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, type Site, sitePressure } from './parts/site.ts';
import { DRYNESS_INPUT, massFlow, steamPressure, temperature } from './parts/steam.ts';
import { lineChart } from './parts/sweep.ts';

const ENERGY = { unit: 'MWh', units: ['MWh', 'kWh', 'GJ', 'MMBtu'], digits: 4 } as const;
const MASS = { unit: 't', units: ['t', 'kg', 'lb'], digits: 4 } as const;

interface Measured {
  readonly flow: Quantity<'massFlow'>;
  readonly pressure: Quantity<'gaugePressure'>;
  readonly dryness: Quantity<'ratio'>;
  readonly reference: Quantity<'temperature'>;
  readonly price: Quantity<'pricePerMass'>;
  readonly altitude: Quantity<'length'>;
}

function meteredAt({ flow, price, altitude, ...state }: Measured, place: Site): Result<Metered> {
  const site = sitePressure(place, altitude);
  if (!site.ok) return site;
  const pressure = absolute(state.pressure, site.value);
  const steam = wetSteam(pressure, state.dryness);
  if (!steam.ok) return steam;
  const water = liquidAt(pressure, state.reference);
  if (!water.ok) return atField(water, 'reference');
  return accept({ flow, price, enthalpy: steam.value.h, reference: water.value.h });
}

export const calculator = defineCalculator({
  id: 'totalizadores',
  purpose: 'medir',
  example:
    'Un consumo de {flow} de vapor (título\u00a0{dryness}) a {pressure}, en {shiftsPerDay}\u00a0turnos de {shift} por {daysPerYear}\u00a0días, suma {yearEnergy} al año sobre agua a {reference}; a {price}, el vapor cuesta {yearCost}.',
  related: ['/products/totalizadores', '/tools/medidores-flujo', '/tools/calderas-vapor'],
  title: 'Energía y costo por turno, día y año',
  summary: 'Lo que suma un totalizador de energía a partir del caudal y del estado del vapor.',
  inputs: {
    flow: massFlow('Caudal medio de vapor', 2000, 'Promedio durante el turno.', 1, 100_000),
    pressure: steamPressure('Presión del vapor', 7, 'En el punto de medición.'),
    dryness: DRYNESS_INPUT,
    reference: temperature(
      'Agua de referencia',
      80,
      'Temperatura del agua o condensado que vuelve: solo se cuenta el calor sobre ella.',
      1,
      180,
    ),
    shift: input({
      label: 'Duración del turno',
      help: 'Horas de consumo por turno.',
      unit: 'h',
      value: 8,
      min: 1,
      max: 24,
      step: 0.5,
    }),
    shiftsPerDay: input({
      label: 'Turnos por día',
      help: 'Turnos con consumo de vapor.',
      unit: 'unidades',
      value: 2,
      min: 1,
      max: 6,
      step: 1,
    }),
    daysPerYear: input({
      label: 'Días por año',
      help: 'Días con operación.',
      unit: 'unidades',
      value: 300,
      min: 1,
      max: 366,
      step: 1,
    }),
    price: STEAM_PRICE_INPUT,
    altitude: ALTITUDE_INPUT,
  },
  choices: { site: SITE_CHOICE },
  outputs: {
    yearEnergy: output({ label: 'Energía por año', ...ENERGY, main: true }),
    yearCost: output({ label: 'Costo por año', unit: '₡', digits: 4, main: true }),
    shiftMass: output({ label: 'Vapor por turno', ...MASS }),
    shiftEnergy: output({ label: 'Energía por turno', ...ENERGY }),
    shiftCost: output({ label: 'Costo por turno', unit: '₡', digits: 4 }),
    dayMass: output({ label: 'Vapor por día', ...MASS }),
    dayEnergy: output({ label: 'Energía por día', ...ENERGY }),
    dayCost: output({ label: 'Costo por día', unit: '₡', digits: 4 }),
    energyCost: output({
      label: 'Costo por kWh',
      unit: '₡/kWh',
      units: ['₡/kWh', '₡/GJ'],
      digits: 3,
      note: 'De la energía sobre el agua de referencia.',
    }),
    yearMass: output({ label: 'Vapor por año', ...MASS }),
    enthalpy: output({
      label: 'Entalpía del vapor',
      unit: 'kJ/kg',
      units: ['kJ/kg', 'Btu/lb'],
      digits: 5,
    }),
  },
  formulas: [
    formula('E = ṁ·t·(h_v − h_ref)'),
    formula('h_v = h_f + x·h_fg'),
    formula('costo = ṁ·t·precio'),
  ],
  where:
    'E energía; ṁ caudal; t tiempo; hv entalpía del vapor, de hf, hfg y el título x; href la del agua de referencia; precio el de una tonelada de vapor.',
  sources: ['Entalpías IAPWS-IF97. El costo por tonelada lo pone usted.'],
  limits: [
    'Los turnos no suman más de 24 horas por día.',
    'El agua de referencia es líquida a la presión del vapor y más fría que él.',
  ],
  topics: ['totalizer', 'saturated-steam', 'if97'],
  comparison: {
    columns: ['Vapor', 'Energía', 'Costo'],
    rows: [
      { label: 'Turno', outputs: ['shiftMass', 'shiftEnergy', 'shiftCost'] },
      { label: 'Día', outputs: ['dayMass', 'dayEnergy', 'dayCost'] },
      { label: 'Año', outputs: ['yearMass', 'yearEnergy', 'yearCost'] },
    ],
    isPlain: true,
  },
  run(inputs, choices) {
    const metered = meteredAt(inputs, choices.site);
    if (!metered.ok) return metered;
    const sum = totals(metered.value, inputs);
    if (!sum.ok) return sum;
    const { shift, day, year } = sum.value;
    return accept({
      outputs: {
        yearEnergy: year.energy,
        yearCost: year.cost,
        shiftMass: shift.mass,
        shiftEnergy: shift.energy,
        shiftCost: shift.cost,
        dayMass: day.mass,
        dayEnergy: day.energy,
        dayCost: day.cost,
        energyCost: si('pricePerEnergy', year.cost / year.energy),
        yearMass: year.mass,
        enthalpy: metered.value.enthalpy,
      },
      warnings: [],
    });
  },
  curve(inputs, choices) {
    const metered = meteredAt(inputs, choices.site);
    if (!metered.ok) return metered;
    const sum = totals(metered.value, inputs);
    if (!sum.ok) return sum;
    const working = si('time', inputs.shift * inputs.shiftsPerDay);
    const during = (hours: Quantity<'time'>) => (flow: Quantity<'massFlow'>) => {
      const { enthalpy, reference } = metered.value;
      return accept(si('energy', flow * hours * (enthalpy - reference)));
    };
    return lineChart({
      title: 'Energía por día según el caudal',
      x: { label: 'Caudal medio de vapor', unit: 'kg/h' },
      y: { label: 'Energía por día', unit: 'MWh' },
      series: `Con ${withUnit(formatPlain(valueIn(working, 'h')), 'h')} al día`,
      other: working < DAY ? { label: 'Con 24 h al día', formula: during(DAY) } : undefined,
      point: 'Su consumo',
      from: of(0, 'kg/h'),
      to: si('massFlow', 1.5 * inputs.flow),
      at: inputs.flow,
      formula: during(working),
    });
  },
});
