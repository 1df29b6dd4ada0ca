/** The size of the window, in the three steps the layout knows. */
class Screen {
  phone = $state(false);
  narrow = $state(false);

  constructor() {
    if (typeof matchMedia === 'undefined') return;
    const watch = (query: string, put: (on: boolean) => void) => {
      const list = matchMedia(query);
      put(list.matches);
      list.addEventListener('change', (event) => put(event.matches));
    };
    watch('(max-width: 760px)', (on) => (this.phone = on));
    watch('(max-width: 1100px)', (on) => (this.narrow = on));
  }
}

export const screen = new Screen();
