import type { Quantity } from '../quantities.ts';

/** A steam plant as its balance sees it: pressures are absolute, flows those of one steady hour. */
export interface Plant {
  readonly boiler: {
    readonly pressure: Quantity<'pressure'>;
    /** Of superheated steam; null is dry saturated steam. */
    readonly steamTemperature: Quantity<'temperature'> | null;
    /** Heat given to the water over heat of the fuel, without the economizer. */
    readonly efficiency: Quantity<'ratio'>;
    /** Share of the feedwater that leaves as blowdown. */
    readonly blowdown: Quantity<'ratio'>;
    /** Share of the fuel's heat that an economizer brings back; zero is none. */
    readonly economizer: Quantity<'ratio'>;
    /** Of the gases after it, where there is one. */
    readonly gasTemperature?: Quantity<'temperature'> | undefined;
  };
  readonly high: Header;
  readonly low: LowHeader | null;
  readonly deaerator: {
    readonly pressure: Quantity<'pressure'>;
    /** Vented steam over feedwater. */
    readonly vent: Quantity<'ratio'>;
  };
  /** Blowdown vapour goes to the low header; needs one. */
  readonly flashBlowdown: boolean;
  /** Blowdown water warms the make-up down to this much above it; null is not at all. */
  readonly preheatApproach: Quantity<'temperatureDifference'> | null;
  /** Of the condensate as it reaches the deaerator. */
  readonly returnTemperature: Quantity<'temperature'>;
  readonly makeupTemperature: Quantity<'temperature'>;
}

export interface Header {
  readonly pressure: Quantity<'pressure'>;
  readonly use: Quantity<'massFlow'>;
  /** Share of the users' steam that comes back as condensate. */
  readonly returned: Quantity<'ratio'>;
  /** Heat lost over enthalpy that flows into the header. */
  readonly loss: Quantity<'ratio'>;
  /** Further heat lost by bare pipe and fittings. */
  readonly bareHeat: Quantity<'power'>;
  /** Live steam lost by failed traps and leaks. */
  readonly leaked: Quantity<'massFlow'>;
}

export interface LowHeader extends Header {
  /** Vapour of the high users' condensate goes into this header. */
  readonly flashCondensate: boolean;
  /** What lets the steam down: a reducing valve (null) or a turbine. */
  readonly turbine: Turbine | null;
}

interface Turbine {
  readonly isentropic: Quantity<'ratio'>;
  readonly generator: Quantity<'ratio'>;
}
