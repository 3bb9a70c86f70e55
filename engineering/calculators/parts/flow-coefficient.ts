/** How an output of this kind is told. */
export const FLOW_COEFFICIENT = { unit: 'Kv', units: ['Kv', 'Cv'], digits: 3 } as const;
