import type { DestinationId } from './destinations.ts';

/** What a destination is called, what can be done about it, and the page that tells how. */
interface Words {
  readonly label: string;
  readonly advice: string;
  readonly page: string;
}

/** Of several too small for a place of their own in a drawing. */
export const SMALL_LOSSES = 'Otras pérdidas';

export const DESTINATION_WORDS: Readonly<Record<DestinationId, Words>> = {
  highUse: {
    label: 'Usuarios a alta presión',
    advice:
      'Es lo que el proceso tomó. Baja cuando el proceso pide menos: control de temperatura, recetas, cargas completas.',
    page: '/products/valvulas-control',
  },
  lowUse: {
    label: 'Usuarios a baja presión',
    advice:
      'Es lo que el proceso tomó. Baja cuando el proceso pide menos: control de temperatura, recetas, cargas completas.',
    page: '/products/valvulas-control',
  },
  electricity: {
    label: 'Electricidad generada',
    advice: 'Sale de la turbina y reemplaza la que se compraría a la red.',
    page: '/services/gestion-energia',
  },
  stack: {
    label: 'Chimenea y envolvente',
    advice:
      'Ajuste primero el exceso de aire; después, un economizador enfría los gases con el agua de alimentación.',
    page: '/equipment/economizadores',
  },
  notReturned: {
    label: 'Condensado que no regresa',
    advice:
      'Recoja el condensado que hoy va al desagüe: vuelve caliente y tratado. Donde no hay altura, una bomba mecánica lo sube con vapor.',
    page: '/products/bombas-mecanicas-condensado',
  },
  returnCooling: {
    label: 'Flash y enfriamiento del retorno',
    advice:
      'El condensado sale de los usuarios más caliente de lo que llega. Aísle la línea y el tanque, y use el vapor flash en baja presión.',
    page: '/products/bombas-mecanicas-condensado',
  },
  leaks: {
    label: 'Trampas falladas y fugas',
    advice:
      'Revise las trampas con ultrasonido y temperatura, cambie las que soplan y cierre las fugas que se ven.',
    page: '/products/dispositivos-auxiliares',
  },
  bare: {
    label: 'Superficies sin aislar',
    advice: 'Aísle la tubería y ponga colchonetas desmontables en válvulas y bridas.',
    page: '/products/valvulas-corte',
  },
  headers: {
    label: 'Pérdida de los cabezales',
    advice:
      'Repare el aislamiento mojado o roto, corte los ramales sin uso y trabaje a la menor presión que sirva.',
    page: '/products/valvulas-corte',
  },
  blowdown: {
    label: 'Purga',
    advice:
      'Regúlela por conductividad y no por costumbre; su calor puede calentar la reposición antes de ir al desagüe.',
    page: '/equipment/desaireadores',
  },
  vent: {
    label: 'Venteo del desaireador',
    advice:
      'Basta un penacho pequeño y constante: ajuste el orificio hasta que el oxígeno siga bajo con el menor vapor.',
    page: '/equipment/desaireadores',
  },
  surplus: {
    label: 'Vapor de baja que sobra',
    advice:
      'Se recupera más vapor flash del que la baja presión consume: busque otro uso o baje su presión.',
    page: '/products/valvulas-reductoras',
  },
  generator: {
    label: 'Pérdidas del generador',
    advice:
      'Son del acople y del generador; un equipo más eficiente las baja, y conviene cargarlo bien.',
    page: '/services/gestion-energia',
  },
};
