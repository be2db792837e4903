// Runs before the first paint, so that neither the theme nor a wrong page flashes. Kept free of imports on purpose.
(function () {
  var root = document.documentElement;
  var stored = function (key) {
    try {
      return localStorage.getItem(key);
    } catch (blocked) {
      return null;
    }
  };

  var theme = stored('theme');
  var systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.setAttribute('data-theme', theme === 'dark' || (theme !== 'light' && systemIsDark) ? 'dark' : 'light');

  var wanted = [stored('language')].concat(navigator.languages || [navigator.language], [root.lang]);
  var known = wanted
    .map(function (tag) {
      return (tag || '').slice(0, 2).toLowerCase();
    })
    .filter(function (tag) {
      return ['en', 'zh', 'ja', 'ko', 'es'].indexOf(tag) >= 0;
    });
  root.lang = known[0] || 'en';

  // Built pages come with English text for a visitor who is not signed in; for anyone else that text stays hidden.
  var path = root.getAttribute('data-prerendered');
  var fits = path === location.pathname && root.lang === 'en' && !stored('token');
  if (path && !fits) root.setAttribute('data-prerendered', 'unfit');
})();
