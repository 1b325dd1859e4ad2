// The walls of docs/architecture.md: imports point downwards, and a feature is entered by its front door only.
const ownTests = '\\.test\\.tsx?$';

/** The order of rooms, bottom first: a room uses those before it, and never one after it. */
const orders = {
  'apps/server/src/platform': [
    'texts',
    'errors',
    'extension',
    'config',
    'db',
    'limits',
    'session',
    'processes',
    'passwords',
    'jobs',
    'files',
    'messages',
    'services',
    'http',
    'captcha',
    'backup',
  ],
  'apps/server/src/features': [
    'config',
    'events',
    'question-text',
    'question-content',
    'question-key',
    'notice',
    'submission',
    'account',
    'feedback',
    'exam',
    'exam-import',
    'partner',
    'bundle',
    'statistics',
    'question',
    'attempt',
    'group',
    'company',
    'review',
    'practice',
    'bank',
    'homework',
    'report',
    'operator',
    'home',
    'sent-messages',
    'web-pages',
  ],
  'apps/web/src/features': [
    'captcha',
    'tour',
    'question',
    'report',
    'take',
    'statistics',
    'submission',
    'bundle',
    'practice',
    'exam',
    'exam-import',
    'question-list',
    'bank',
    'company',
    'account',
    'feedback',
    'group',
    'help',
    'homework',
    'notice',
    'offline',
    'operator',
    'home',
    'partner',
    'review',
    'sent-messages',
    'welcome',
  ],
};

/** One rule for each room, so that what breaks the order is named by its room. */
function keepOrder([folder, rooms]) {
  const anyOf = (names) => `^${folder}/(${names.join('|')})/`;
  return [
    {
      name: 'rooms-have-a-place',
      comment: 'Give the new folder its place in the order at the top of .dependency-cruiser.cjs.',
      severity: 'error',
      from: { path: `^${folder}/[^/]+/`, pathNot: anyOf(rooms) },
      to: {},
    },
    ...rooms.slice(0, -1).map((room, at) => ({
      name: `${room}-knows-nothing-above-it`,
      comment:
        'A room uses those below it. Let the room above fill an extension point, or move what both need further down; the order stands at the top of .dependency-cruiser.cjs.',
      severity: 'error',
      from: { path: `^${folder}/${room}/`, pathNot: [ownTests, '/[^/]+\\.fixture\\.ts$'] },
      to: { path: anyOf(rooms.slice(at + 1)) },
    })),
  ];
}

module.exports = {
  forbidden: [
    ...Object.entries(orders).flatMap(keepOrder),
    {
      name: 'no-circles',
      comment: 'Files that need each other are one file, or share a third; types count too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'questions-stand-alone',
      comment: 'packages/questions is the foundation: it imports no other package of ours but what it is drawn with.',
      severity: 'error',
      from: { path: '^packages/questions/' },
      to: { path: '^(packages/(?!questions/|ui/)|apps/|e2e/|bench/)' },
    },
    {
      name: 'ui-stands-alone',
      comment: 'Components know nothing of questions, exams or people.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^(packages/(?!ui/)|apps/|e2e/|bench/)' },
    },
    {
      name: 'grading-is-pure',
      comment: 'A mark depends on the question and the answer alone: no schema library, no React, no I/O.',
      severity: 'error',
      from: { path: '^packages/questions/src/[^/]+/grade\\.ts$' },
      to: { path: ['node_modules', '\\.tsx$', '^node:'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'views-are-for-the-web',
      comment: 'The server draws nothing: React must never come along with a question.',
      severity: 'error',
      from: { path: '^(apps/server|packages/(papers|contract))/' },
      to: { path: ['^packages/ui/', '^packages/questions/src/(views|editor)/', '^packages/questions/.*\\.tsx$'] },
    },
    {
      name: 'web-draws-questions-without-schemas',
      comment: 'A validation or sanitising library has no place in the bundle.',
      severity: 'error',
      from: { path: ['^apps/web/src/', '^packages/questions/src/.*\\.tsx$'], pathNot: ownTests },
      to: {
        path: [
          '/schema\\.ts$',
          '^packages/questions/src/fields\\.ts$',
          '^packages/questions/src/rich-text/index\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'papers-stand-on-questions',
      comment: 'Papers read and write questions alone; give them what else they need.',
      severity: 'error',
      from: { path: '^packages/papers/' },
      to: { path: '^(packages/(?!papers/|questions/)|apps/|e2e/|bench/)' },
    },
    {
      name: 'measuring-stands-alone',
      comment: 'Figures are made of numbers: give it numbers, not questions, people or rows.',
      severity: 'error',
      from: { path: '^packages/measure/', pathNot: ownTests },
      to: { path: ['^(packages/(?!measure/)|apps/|e2e/|bench/)', 'node_modules', '^node:'] },
    },
    {
      name: 'contract-stands-on-questions',
      comment: 'The contract knows questions alone; what server and web share of it stands there.',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^(packages/(?!contract/|questions/)|apps/|e2e/|bench/)' },
    },
    {
      name: 'server-and-web-never-meet',
      comment: 'What both need stands in a package that both import.',
      severity: 'error',
      from: { path: '^apps/(server|web)/' },
      to: { path: '^(apps/(?!$1/)|e2e/|bench/)' },
    },
    {
      name: 'web-takes-types-of-the-contract',
      comment: 'Schemas would bring a validation library into the bundle; limits are plain data.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: ownTests },
      to: {
        path: '^packages/contract/',
        pathNot: '^packages/contract/src/((limits|visible)\\.ts|form-limits/\\w+\\.json)$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-by-the-front-door',
      comment:
        'Another feature is reached through <feature>.ts, <room>/<room>.ts or, in the web, <feature>.api.ts, never deeper.',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/features/([^/]+)/' },
      to: {
        path: '^apps/(server|web)/src/features/([^/]+)/',
        pathNot: [
          '^apps/$1/src/features/$2/',
          '^apps/$1/src/features/([^/]+)/\\1(\\.api)?\\.ts$',
          // These are joined to one expression: the groups before count.
          '^apps/$1/src/features/[^/]+/([^/]+)/\\3(\\.api)?\\.ts$',
        ],
      },
    },
    {
      name: 'everybody-by-the-front-door',
      comment:
        'The demo content, the tools of tests and what is tested outside of features import <feature>.ts or <room>/<room>.ts alone.',
      severity: 'error',
      from: { path: '^apps/server/src/(demo|testing|cli|platform)/' },
      to: {
        path: '^apps/server/src/features/',
        pathNot: [
          '^apps/server/src/features/([^/]+)/\\1\\.ts$',
          // These are joined to one expression: the groups before count.
          '^apps/server/src/features/[^/]+/([^/]+)/\\2\\.ts$',
        ],
      },
    },
    {
      name: 'ui-knows-nothing-of-the-domain',
      comment: 'Give the component what it shows, or move it to the feature that knows it.',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^(apps/web/src/(app|features)/|packages/(?!ui/))' },
    },
    {
      name: 'lib-stands-below-features',
      comment: 'The English texts are named there as types, so that keys are checked.',
      severity: 'error',
      from: { path: '^apps/web/src/lib/', pathNot: ownTests },
      to: { path: '^apps/web/src/(app|features)/', pathNot: '/texts/en\\.json$' },
    },
    {
      name: 'platform-stands-below-features',
      comment: 'It names what it needs as interfaces and extension points, which features fill.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: [ownTests, '/write-schema\\.ts$'] },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/' },
    },
    {
      name: 'features-stand-below-the-map',
      comment: 'The map completes features: name an extension point that it fills.',
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: ownTests },
      to: { path: '^apps/server/src/(demo/|cli/|[^/]+\\.ts$)' },
    },
    {
      name: 'tests-stay-tests',
      comment: 'Nothing that ships may need what only tests have.',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/', pathNot: [ownTests, '/testing/', '/write-schema\\.ts$'] },
      to: { path: '/testing/' },
    },
    {
      name: 'routes-know-no-sql',
      comment:
        'Not even conditions: a route asks a rule or a store. That stores alone execute, scripts/check-stores.ts checks.',
      severity: 'error',
      from: { path: '^apps/server/src/features/.*\\.routes\\.ts$' },
      to: { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
