import type { Bench } from './measurement.ts';

export const firstPage: Bench = async () => [];
