import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { calculator as pipeLoss } from '../calculators/perdidas-tuberia.ts';
import { formatNumber } from '../format.ts';
import { saturatedAtPressure } from '../if97/states.ts';
import { absolute, of } from '../quantities.ts';
import { solved } from '../solved.ts';
import { answerIn, ask, quantityCell } from './cells.ts';
import { economizerCase } from './generation.ts';

const steam = () => solved(saturatedAtPressure(absolute(of(7, 'barg'), SEA_LEVEL_PRESSURE)));

/** A metre of bare pipe that carries that steam, in still air at 25 °C. */
function bareMetre(): string {
  const asked = { pressure: of(7, 'barg'), air: of(25, '°C') };
  const lost = ask(pipeLoss, asked, { site: 'mar', size: 'dn-100' });
  return `${formatNumber(answerIn(lost, 'bare', 'W/m'), 2)}\u00a0W`;
}

/** One figure for each place on the way of steam at 7 barg; a page asks for them by name. */
export const STEAM_WAY = {
  'entalpia-vapor': () => quantityCell(steam().hg, 'kJ/kg', 4),
  'metro-desnudo': bareMetre,
  'calor-latente': () => quantityCell(steam().hfg, 'kJ/kg', 4),
  'entalpia-condensado': () => quantityCell(steam().hf, 'kJ/kg', 3),
  'ahorro-economizador': () =>
    `${formatNumber(answerIn(economizerCase(), 'share', '%'), 2)}\u00a0%`,
} as const satisfies Record<string, () => string>;

export type SteamFigure = keyof typeof STEAM_WAY;
