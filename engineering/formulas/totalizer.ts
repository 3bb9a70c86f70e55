import { limit } from '../limits.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';

interface Totals {
  readonly mass: Quantity<'mass'>;
  readonly energy: Quantity<'energy'>;
  readonly cost: Quantity<'colones'>;
}

interface Schedule {
  readonly shift: Quantity<'time'>;
  readonly shiftsPerDay: Quantity<'count'>;
  readonly daysPerYear: Quantity<'count'>;
}

export interface Metered {
  readonly flow: Quantity<'massFlow'>;
  readonly enthalpy: Quantity<'specificEnergy'>;
  /** Enthalpy that the water would have anyway: the feed or the returned condensate. */
  readonly reference: Quantity<'specificEnergy'>;
  readonly price: Quantity<'pricePerMass'>;
}

export const DAY = of(24, 'h');

/** Energy above the reference and its cost over a shift, a day and a year. */
export function totals(
  { flow, enthalpy, reference, price }: Metered,
  { shift, shiftsPerDay, daysPerYear }: Schedule,
): Result<{ readonly shift: Totals; readonly day: Totals; readonly year: Totals }> {
  const outside =
    limit('El caudal medido', flow, 'kg/h', 0, 1e6) ??
    limit('La duración del turno', shift, 'h', 1, 24) ??
    limit('Los turnos por día', shiftsPerDay, 'unidades', 1, 6) ??
    limit('Los días por año', daysPerYear, 'unidades', 1, 366);
  if (outside) return outside;
  if (shift * shiftsPerDay > DAY * (1 + 1e-9)) {
    return refuse(
      'Los turnos suman más de 24 horas por día; acorte el turno o quite uno.',
      'shiftsPerDay',
    );
  }
  if (!(enthalpy > reference)) {
    return refuse(
      'El vapor debe llevar más entalpía que el agua de referencia; revise su temperatura.',
    );
  }
  const during = (time: number): Totals => ({
    mass: si('mass', flow * time),
    energy: si('energy', flow * time * (enthalpy - reference)),
    cost: si('colones', flow * time * price),
  });
  const day = shift * shiftsPerDay;
  return accept({ shift: during(shift), day: during(day), year: during(day * daysPerYear) });
}
