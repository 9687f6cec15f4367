import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

interface Rule {
  name: string
  pattern: RegExp
  /** The files that may do it, because it is their purpose. */
  allowed: readonly string[]
}

const RULES: readonly Rule[] = [
  {
    name: 'asks clock.ts what time it is',
    pattern: /\bDate\.now\b|\bnew Date\(\)|(?<!onServer\(\w+\.)\b(error|data)UpdatedAt\b/,
    allowed: ['lib/clock.ts', 'public/boot.js'],
  },
  {
    // All other files compare times with those of the server.
    name: 'takes the time of the device only for what begins and ends on it',
    pattern: /\bdeviceNow\b/,
    allowed: [
      'lib/clock.ts',
      'api/event-stream.ts',
      'api/fetcher.ts',
      'features/onboarding/CompletePage.tsx',
      'features/session/InactivityGuard.tsx',
      'features/session/OnboardingSession.tsx',
      'mock/stored-state.ts',
      'session/session-state.ts',
      'sign-up/onboarding-state.ts',
    ],
  },
  {
    // A browser that blocks cookies throws at each of these.
    name: 'touches the storage of the browser only where it may be refused',
    pattern:
      /\b(localStorage|sessionStorage|indexedDB|cookieStore|caches)\b|\bdocument\.cookie\b|\bnavigator\??\.(storage|serviceWorker)\b/,
    allowed: ['lib/safe-storage.ts', 'mock/entry.ts', 'public/boot.js'],
  },
  {
    // Both are false while React Query waits for the network. `isPending` is not.
    name: 'does not take a call that waits for the network for one that has ended',
    pattern: /\bisFetching\b|\bisLoading\b.*= use(?!Onboarding\b)|=> isLoading\b/,
    // The calls in these files never wait as a whole.
    allowed: [
      'features/admin-customers/CustomerOverview.tsx',
      'features/nafath/use-initiate-nafath.ts',
      'features/onboarding/CompletePage.tsx',
    ],
  },
  {
    // Browsers may block these too.
    name: 'depends on other tabs only where they may be missing',
    pattern: /\bnew (BroadcastChannel|SharedWorker)\b|\bnavigator\??\.locks\b/,
    allowed: ['layouts/app/use-watch-wallet.ts', 'lib/tab-lock.ts'],
  },
  {
    name: 'masks phone numbers in one way',
    pattern: /\bmaskPhone\(|•+[^•]*phone/i,
    allowed: ['features/account/PhoneChangeStatus.tsx', 'ui/MaskedPhone.tsx'],
  },
  {
    // React cannot insert another icon before a text that the browser's translator has replaced.
    name: 'gives the text after an icon that changes an element of its own',
    pattern: /<Icon\b[^>]*\/>\s*\{(?!\w+ \?)/,
    allowed: [],
  },
]

const web = new URL('../../web/', import.meta.url)
const sources = globSync(['**/*.{ts,tsx}', 'public/*.js'], { cwd: web })
  .filter(path => !/\.test\.tsx?$|^api\/generated\/|^testing\//.test(path))
  .map(path => ({ path, lines: readFileSync(new URL(path, web), 'utf8').split('\n') }))

test.each(RULES)('the web app $name', ({ pattern, allowed }) => {
  const users = sources.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => (pattern.test(line) ? [{ path, at: `${path}:${index + 1} ${line.trim()}` }] : [])),
  )
  expect(users.filter(({ path }) => !allowed.includes(path)).map(({ at }) => at)).toEqual([])
  // A file that no longer does it must be removed from the list.
  expect(allowed.filter(path => !users.some(user => user.path === path))).toEqual([])
})

test('work that calls hooks leaves the retries to them', () => {
  const works = sources.flatMap(({ path, lines }) =>
    [...lines.join('\n').matchAll(/\buse(?:Query|Mutation)(?:<[^(]*>)?\((\{[\s\S]*?\n {2}\}\))/g)].map(match => ({
      path,
      work: match[1],
    })),
  )
  expect(works).toHaveLength(7)
  expect(works.filter(({ work }) => !work?.includes('    retry: false,'))).toEqual([])
})

test('an element that is always left to right has no space at its start or end, which are those of its page', () => {
  const tags = sources.flatMap(({ path, lines }) =>
    [...lines.join('\n').matchAll(/<[a-z]+\b[^>]*\bdir="ltr"[^>]*>/g)].map(([tag]) => ({ path, tag })),
  )
  expect(tags.length).toBeGreaterThan(10)
  expect(tags.filter(({ tag }) => /[\s"'`:](?:ps|pe|ms|me)-/.test(tag))).toEqual([])
})

test('texts are where the test of all catalogues finds them', () => {
  const writers = sources.filter(({ lines }) => lines.some(line => /\bcatalogue[(<]/.test(line)))
  expect(writers.length).toBeGreaterThan(90)
  const elsewhere = writers.filter(({ path }) => !/^messages\/|^features\/.*\.messages\.ts$/.test(path))
  expect(elsewhere.map(({ path }) => path)).toEqual([])
})

/** The modules that a file imports, as paths below `web`. */
function importsOf({ path, lines }: (typeof sources)[number]): string[] {
  const specifiers = [...lines.join('\n').matchAll(/\b(?:from|import\() ?'([^']+)'/g)].map(match => match[1]!)
  return specifiers.flatMap(each => {
    if (each.startsWith('#web/')) return [each.slice('#web/'.length)]
    return each.startsWith('.') ? [posix.join(posix.dirname(path), each)] : []
  })
}

const isDescription = (path: string) => path.startsWith('mock/') || path.endsWith('.states.ts')

test('the product loads no description of its screens, which is for the mock and the tests', () => {
  expect(sources.filter(({ path }) => path.endsWith('.states.ts')).length).toBeGreaterThan(50)
  const product = sources.filter(({ path }) => !isDescription(path))
  expect(product.filter(source => importsOf(source).some(isDescription)).map(({ path }) => path)).toEqual([])
})

test('features do not import features, by a relative path either', () => {
  const featureOf = (path: string) => /^features\/([^/]+)\//.exec(path)?.[1]
  const crossings = sources.flatMap(source => {
    const feature = featureOf(source.path)
    const others = importsOf(source).filter(path => featureOf(path) !== undefined && featureOf(path) !== feature)
    return feature === undefined ? [] : others.map(path => `${source.path} imports ${path}`)
  })
  expect(crossings).toEqual([])
})

/** The files that call the server without a hook of React Query, with the reasons. */
const WITHOUT_HOOK: Record<string, string> = {
  'features/session/sign-out.ts': 'the end of a session waits for no answer, and the page may be closed meanwhile',
  'layouts/app/use-watch-wallet.ts': 'a stream of events has no end',
  'sign-up/onboarding-state.ts': 'the end of a sign-up waits for no answer, and the page may be closed meanwhile',
  'staff/sign-out.ts': 'the end of a session waits for no answer, and the page may be closed meanwhile',
}

test('the web app calls the server through the hooks that are generated', () => {
  const callers = new Set(
    globSync('api/generated/*.ts', { cwd: web }).flatMap(path =>
      Array.from(
        readFileSync(new URL(path, web), 'utf8').matchAll(/^export const (\w+) = async /gm),
        match => match[1],
      ),
    ),
  )
  expect(callers.size).toBeGreaterThan(200)
  const users = sources.filter(({ lines }) => {
    const text = lines.join('\n')
    const imports = [...text.matchAll(/^import \{([^}]*)\} from '#web\/api\/generated\//gm)]
    const names = imports.flatMap(match => match[1]!.split(',').map(name => name.trim().split(' ')[0]))
    return names.some(name => callers.has(name)) || text.includes("import('#web/api/generated/")
  })
  expect(users.map(({ path }) => path).sort()).toEqual(Object.keys(WITHOUT_HOOK))
})
