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

  var writtenIn = root.lang;
  var wanted = [stored('language')].concat(navigator.languages || [navigator.language], [root.lang]);
  var known = wanted
    .map(function (tag) {
      return (tag || '').slice(0, 2).toLowerCase();
    })
    .filter(function (tag) {
      return ['en', 'zh', 'ja', 'ko', 'es'].indexOf(tag) >= 0;
    });
  root.lang = known[0] || 'en';

  // Built pages come with text for a visitor who is not signed in, in a language of the browser; for anyone else it stays hidden.
  var path = root.getAttribute('data-prerendered');
  var fits = path === location.pathname && root.lang === writtenIn && !stored('token');
  if (path && !fits) root.setAttribute('data-prerendered', 'unfit');

  // Pages of a learner come without their figures, for anyone who is signed in.
  var token = stored('token');
  var app = document.currentScript.dataset;
  if (app.queries) {
    fits = Boolean(token) && root.lang === writtenIn;
    if (!token) root.setAttribute('data-guest', '');
    else if (!fits) root.setAttribute('data-foreign', '');
    // The number stands for any; see documents.ts.
    var id = (/\/(\d{1,15})(?=\/|$)/.exec(location.pathname) || [])[1] || '0';
    window.pageQueries = JSON.parse(app.queries.replace(/8888888888/g, id));
  }

  // Asked while the scripts are on their way; the app takes the answers.
  if (token) {
    window.earlyAnswers = {};
    ['/api/v1/auth/me']
      .concat(
        (window.pageQueries || []).map(function (query) {
          return query.url;
        }),
      )
      .forEach(function (url) {
        var answer = fetch(url, {
          headers: { Authorization: 'Bearer ' + token, 'Accept-Language': root.lang },
        });
        answer.catch(function () {});
        window.earlyAnswers[url] = answer;
      });
  }

  // A page that is there already is painted first and made interactive right after; an empty one cannot wait.
  if (!app.entry) return;
  var isStarted = false;
  var start = function () {
    if (isStarted) return;
    isStarted = true;
    var script = document.createElement('script');
    script.type = 'module';
    script.src = app.entry;
    script.onerror = function () {
      document.getElementById('not-started').hidden = false;
    };
    document.head.append(script);
    preload(app.preload.split(' ').concat(JSON.parse(app.texts)[root.lang]));
  };
  // Two at a time: each costs a slow phone some milliseconds, in which it does not answer.
  var preload = function (files) {
    files.slice(0, 2).forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    });
    if (files.length > 2)
      setTimeout(function () {
        preload(files.slice(2));
      });
  };
  if (fits) {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    // A tab in the background paints nothing, and should still be ready when it is opened.
    setTimeout(start, 3000);
  } else start();
})();
