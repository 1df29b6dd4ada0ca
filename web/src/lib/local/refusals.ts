/** Refusals of this device in words: a server words what does not fit, here the page does. */
import { ApiError } from '../api';
import type { Refusal } from '../generated/messages';
import { say, Words } from '../words.svelte';

type Args = Record<string, unknown>;

/** The arguments of a refusal, with a sentence for what did not fit. */
async function worded(args: Args): Promise<Args> {
  const { unfit, game, ...others } = args;
  if (typeof unfit !== 'string') return args;
  const words = typeof game === 'string' ? await Words.of(game) : null;
  const speak = words?.say ?? say;
  const plain: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(others)) plain[name] = typeof value === 'number' ? value : String(value);
  if ('option' in plain) plain['option'] = speak(`option-${plain['option']}`);
  const reason = speak(`unfit-${unfit}`, plain);
  return { ...others, reason, reason_en: reason, reason_ru: reason };
}

export async function wordedHere(fault: ApiError): Promise<ApiError> {
  return new ApiError(fault.status, fault.key, await worded(fault.args), fault.message);
}

export async function wordedRefusal(refusal: Refusal): Promise<Refusal> {
  return { ...refusal, args: await worded(refusal.args as Args) };
}
