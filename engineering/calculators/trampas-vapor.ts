import { defineCalculator, input, output, text } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { seatFor } from '../formulas/trap-load.ts';
import { absolute, si } from '../quantities.ts';
import { accept } from '../result.ts';
import { SURFACE_INPUTS } from './parts/insulation.ts';
import { ALL_SIZES, sizeChoice, sizeOf } from './parts/pipe-size.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { refuseWithoutDrop, steamPressure, temperature } from './parts/steam.ts';
import {
  hasFloat,
  loadChart,
  runningLoad,
  SHARE_OF_DIFFERENCE,
  startColumn,
  startingLoad,
  startWarning,
  TRAP,
  trapKind,
  trapWarnings,
  withFactor,
} from './parts/trap.ts';

const FLOW_UNITS = ['kg/h', 'lb/h'] as const;
const OF_A_LINE = { choice: 'use', is: ['linea', 'trazado'] };
const OF_A_MAIN = { choice: 'use', is: ['linea'] };

export const calculator = defineCalculator({
  id: 'trampas-vapor',
  title: 'Carga y tamaño de una trampa de vapor',
  summary:
    'El condensado de una pierna colectora, un serpentín o un trazado, en el arranque y en marcha, y la capacidad que la trampa necesita.',
  alsoCalled: ['trampas de vapor', 'golpe de ariete', 'purgador', 'tracing', 'drenaje'],
  purpose: 'distribuir',
  example:
    'Una línea {size} de {length} a {pressure}, con {thickness} de lana mineral y aire a {air}, condensa {running} en marcha y {starting} al calentarse en {time}: con una pierna de {leg} y una salida a {downstream}, la trampa debe pasar {capacity} con {difference} de presión diferencial.',
  related: ['/products/dispositivos-auxiliares', '/tools/flash-trampas', '/tools/linea-condensado'],
  inputs: {
    pressure: steamPressure('Presión del vapor', 7, 'En la línea o el equipo.', 0.3, 25),
    downstream: steamPressure(
      'Presión tras la trampa',
      0,
      'Retorno y elevación; 0\u00a0si cae por gravedad.',
      0,
      15,
    ),
    length: {
      ...input({
        label: 'Longitud que drena',
        help: 'Entre trampas: de 30 a 50 m en líneas de vapor.',
        unit: 'm',
        units: ['m', 'ft'],
        value: 40,
        min: 1,
        max: 300,
        step: 5,
      }),
      shownWhen: OF_A_LINE,
    },
    thickness: {
      ...SURFACE_INPUTS.thickness,
      help: 'Lana mineral.',
      shownWhen: OF_A_LINE,
    },
    air: {
      ...temperature(
        'Temperatura del aire',
        28,
        'Es también la temperatura de la línea al arrancar.',
        5,
        45,
      ),
      shownWhen: OF_A_LINE,
    },
    product: {
      ...temperature('Producto en la tubería trazada', 60, 'La que debe mantenerse.', 10, 150),
      shownWhen: { choice: 'use', is: ['trazado'] },
    },
    time: {
      ...input({
        label: 'Tiempo de calentamiento',
        help: 'Abra despacio: 20 a 60 min en líneas largas.',
        unit: 'min',
        value: 30,
        min: 5,
        max: 240,
        step: 5,
      }),
      shownWhen: OF_A_MAIN,
    },
    leg: {
      ...input({
        label: 'Altura de la pierna colectora',
        help: 'En el arranque casi no hay presión: empuja solo esta columna, contra el retorno.',
        unit: 'm',
        units: ['m', 'ft'],
        value: 0.7,
        min: 0.2,
        max: 3,
        step: 0.1,
      }),
      shownWhen: OF_A_MAIN,
    },
    heat: {
      ...input({
        label: 'Potencia del equipo',
        help: 'Calor que entrega a plena carga.',
        unit: 'kW',
        units: ['kW', 'MMBtu/h', 'kcal/h'],
        value: 200,
        min: 0.5,
        max: 20_000,
        step: 10,
      }),
      shownWhen: { choice: 'use', is: ['fija', 'modulada'] },
    },
    altitude: ALTITUDE_INPUT,
  },
  choices: {
    use: {
      label: 'Dónde trabaja la trampa',
      help: 'Factor de seguridad 2; con válvula de control, 3 con la mitad de la presión diferencial.',
      initial: 'linea',
      options: [
        { id: 'linea', label: 'Pierna colectora de una línea' },
        { id: 'fija', label: 'Serpentín a presión fija' },
        { id: 'modulada', label: 'Serpentín con válvula de control' },
        { id: 'trazado', label: 'Trazado de una tubería' },
      ],
    },
    size: sizeChoice(ALL_SIZES, 100),
    start: {
      label: 'Arranque de la línea',
      help: 'El operador abre los drenajes; en automático, la trampa drena todo.',
      initial: 'automatico',
      options: [
        { id: 'automatico', label: 'Automático' },
        { id: 'operador', label: 'Con operador' },
      ],
    },
    site: SITE_CHOICE,
  },
  outputs: {
    capacity: output({
      label: 'Capacidad necesaria',
      short: 'Capacidad',
      unit: 'kg/h',
      units: FLOW_UNITS,
      digits: 3,
      main: true,
    }),
    difference: output({
      label: 'Presión diferencial disponible',
      short: 'Presión diferencial',
      unit: 'Δbar',
      units: ['Δbar', 'Δpsi'],
      digits: 2,
      main: true,
    }),
    trap: text('Trampa usual', true),
    running: output({ label: 'Condensado en marcha', unit: 'kg/h', units: FLOW_UNITS, digits: 3 }),
    starting: output({
      label: 'Condensado en el arranque',
      unit: 'kg/h',
      units: FLOW_UNITS,
      digits: 3,
    }),
    inService: output({
      label: 'En marcha, con factor de seguridad',
      unit: 'kg/h',
      units: FLOW_UNITS,
      digits: 3,
    }),
    inServiceDifference: output({
      label: 'Presión diferencial en marcha',
      unit: 'Δbar',
      units: ['Δbar', 'Δpsi'],
      digits: 2,
    }),
    seat: output({
      label: 'Asiento orientativo',
      unit: 'mm',
      units: ['mm', 'in'],
      digits: 2,
      note: 'De una trampa de flotador que cubre marcha y arranque; elija con la curva del fabricante.',
    }),
  },
  formulas: [
    formula('ṁ_arr = {W·c·{T_v − T_a}}/{h_fg·t}'),
    formula('ṁ_línea = {1,15·q·L}/h_fg'),
    formula('ṁ_equipo = Q/h_fg'),
    formula('ṁ_trampa = máx(F·ṁ; ṁ_arr)'),
    formula('{π·d^2}/4 = ṁ_trampa/{C·√{2·Δp·ρ}}'),
    formula('C = mín(0,7; máx(0,44; 0,52 − 0,067·ln(Δp)))'),
  ],
  where:
    'ṁarr condensado en el arranque; ṁ en marcha, ṁlínea el de una línea y ṁequipo el de un equipo de potencia Q; W masa de acero, con 15 % más por bridas y válvulas, y c su calor específico; Tv vapor, Ta inicio; hfg calor latente; t tiempo de arranque; q pérdida por metro; L longitud; F factor de seguridad y ṁtrampa lo que debe pasar; d asiento, el mayor de marcha y arranque; Δp presión diferencial, en bar dentro del logaritmo; C coeficiente de descarga; ρ densidad del condensado.',
  sources: [
    'Spirax Sarco, módulos 2.12 y 10.3 (arranque y marcha), factores de Spirax Sarco y Armstrong; pérdidas por Churchill y Chu. Acero: 0,49 kJ/(kg·K); Engineering ToolBox usa un 2 % menos.',
  ],
  limits: [
    'Tubería de acero cédula 40; vapor saturado.',
    'El asiento sale de un coeficiente ajustado a las trampas FT de Spirax Sarco, de 0,069 a 7 bar (±10 %): es orientativo.',
  ],
  topics: ['trap-load', 'heat-loss'],
  run(inputs, { use, size, start, site: where }) {
    const reverse = refuseWithoutDrop(inputs.pressure, inputs.downstream, 'condensado');
    if (reverse) return reverse;
    const site = sitePressure(where, inputs.altitude);
    if (!site.ok) return site;
    const pressure = absolute(inputs.pressure, site.value);
    const dn = sizeOf(size);
    const running = runningLoad(inputs, use, dn, site.value);
    if (!running.ok) return running;
    const warm = use === 'linea' ? startingLoad(inputs, dn, site.value) : null;
    if (warm && !warm.ok) return warm;
    const starting = warm?.value ?? null;
    const difference = si(
      'pressureDifference',
      SHARE_OF_DIFFERENCE[use] * (inputs.pressure - inputs.downstream),
    );
    const column = startColumn(inputs);
    const startDifference = si('pressureDifference', column - inputs.downstream);
    const inService = withFactor(use, running.value);
    const isAutomatic = starting !== null && start === 'automatico';
    const atStart = isAutomatic && startDifference > 0 ? starting : null;
    const kind = trapKind(use, isAutomatic, difference);
    const startGoverns = atStart !== null && atStart > inService;
    const seat = seatFor(inService, pressure, difference);
    if (!seat.ok) return seat;
    const startSeat = atStart === null ? null : seatFor(atStart, site.value, startDifference);
    if (startSeat && !startSeat.ok) return startSeat;
    const widest = si('length', Math.max(seat.value, startSeat?.value ?? 0));
    return accept({
      outputs: {
        capacity: startGoverns ? atStart : inService,
        difference: startGoverns ? startDifference : difference,
        trap: TRAP[kind],
        running: running.value,
        starting,
        inService,
        inServiceDifference: startGoverns ? difference : null,
        seat: hasFloat(kind) ? widest : null,
      },
      warnings: [
        ...(isAutomatic
          ? [startWarning(starting, { column, startDifference, downstream: inputs.downstream })]
          : []),
        ...trapWarnings(use, inputs.length, widest),
      ],
    });
  },
  curve(inputs, { site: where, ...choices }) {
    const site = sitePressure(where, inputs.altitude);
    return site.ok ? loadChart(inputs, choices, site.value) : site;
  },
});
