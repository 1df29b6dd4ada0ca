// Runs before the first paint so that the chosen theme and language do not flash.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('undercroft.settings') || '{}');
  } catch (broken) {
    /* A broken store is the same as an empty one. */
  }
  var light = kept.theme === 'light' || (kept.theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  document.documentElement.lang = kept.language || (/^(ru|be|uk|kk)/.test(navigator.language) ? 'ru' : 'en');
})();
