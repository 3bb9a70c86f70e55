import type { SteamFigure, steamConditions } from '../../engineering/tables/steam-way.ts';
import { sharedValue } from '../ui/shared-value.ts';

/** What the way of the steam tells of the plant that a visitor has moved; nothing of the example. */
export const movedFigures = sharedValue<
  Partial<Record<SteamFigure, string> & ReturnType<typeof steamConditions>>
>({});
