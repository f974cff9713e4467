/** The layers of the project: rules know nothing of platforms, games nothing of each other. */
module.exports = {
  forbidden: [
    { name: 'shared-stays-pure', severity: 'error', from: { path: '^shared' }, to: { path: '^(worker|web|test|bench|scripts)/' } },
    {
      name: 'no-platform-in-shared',
      severity: 'error',
      from: { path: '^shared' },
      to: { path: '^(node:|cloudflare:)', dependencyTypes: ['core'] },
    },
    { name: 'worker-knows-no-page', severity: 'error', from: { path: '^worker', pathNot: '^worker/index\\.ts$' }, to: { path: '^web/' } },
    { name: 'web-knows-no-worker', severity: 'error', from: { path: '^web' }, to: { path: '^worker/' } },
    {
      name: 'a-game-imports-no-other-game',
      severity: 'error',
      from: { path: '^shared/games/([^/]+)/' },
      to: { path: '^shared/games/([^/]+)/', pathNot: '^shared/games/$1/' },
    },
    { name: 'engine-knows-no-game', severity: 'error', from: { path: '^shared/engine' }, to: { path: '^shared/(games|bots|text)' } },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.svelte-kit|node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.mjs', '.svelte'] },
  },
};
