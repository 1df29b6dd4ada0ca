/** How far Python has come to this device, for as long as somebody waits for it. */
class Arrival {
  /** 0 to 1; null: nobody waits. */
  share = $state<number | null>(null);
  /** Why it did not come, as the browser says it. */
  failed = $state<string | null>(null);
}

export const arrival = new Arrival();
