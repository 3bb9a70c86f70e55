/** How outputs of this kind are told: what a flow asks for, and what a valve is rated. */
export const FLOW_COEFFICIENT = { unit: 'Kv', units: ['Kv', 'Cv'], digits: 3 } as const;
export const RATED_COEFFICIENT = { unit: 'Kvs', units: ['Kvs', 'Cv'], digits: 2 } as const;
