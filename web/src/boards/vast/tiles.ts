/** Tiles as they are printed. */
import { PRINTED, type Type } from '$lib/generated/vast';
import type { Side } from './types';

/** The walls of a tile that faces north. */
export const wallsOf = (tile: string): Side[] => PRINTED.tiles[tile]?.walls ?? [];
export const typeOf = (tile: string): Type => PRINTED.tiles[tile]?.type ?? 'entrance';
