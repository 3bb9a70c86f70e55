import { pressureOfSaturation, saturationTemperature } from '../../if97/saturation.ts';
import { absolute, type Quantity } from '../../quantities.ts';
import { accept, type Result, refuse } from '../../result.ts';
import { mention, say } from '../../sentence.ts';

/** Pressure over the water and its temperature; a deaerator's water is always about to boil. */
export function tankState(
  tank: 'abierto' | 'desaireador',
  site: Quantity<'pressure'>,
  gauge: Quantity<'gaugePressure'>,
  water: Quantity<'temperature'>,
): Result<{ pressure: Quantity<'pressure'>; water: Quantity<'temperature'> }> {
  if (tank === 'desaireador') {
    const pressure = absolute(gauge, site);
    const boiling = saturationTemperature(pressure);
    return boiling.ok ? accept({ pressure, water: boiling.value }) : boiling;
  }
  if (pressureOfSaturation(water) > site) {
    const boiling = saturationTemperature(site);
    const at = boiling.ok ? mention(boiling.value, '°C', 3) : '';
    return refuse(
      say`En este sitio el agua hierve a ${at}: un tanque abierto no la guarda más caliente. Escriba una temperatura menor o elija el desaireador.`,
      'water',
    );
  }
  return accept({ pressure: site, water });
}
