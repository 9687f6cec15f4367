import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { addApiReference } from './web/vite-api-reference.ts'
import { listModuleFiles } from './web/vite-module-files.ts'

const api = process.env.API_URL ?? 'http://localhost:3000'

const PATHS = {
  /** Every page. */
  app: [
    'node_modules/(react|react-dom|scheduler|react-router|react-router-dom)/.+',
    'vite/preload-helper',
    'web/messages/(catalogue|common|errors|plural|session)',
    'domain/name-in',
    'web/lib/(locale|preferences|page-title|mode|page|theme|navigation-state)',
    'web/layouts/(Shell|links|PageHeading|Ribbon|SkipLink)',
    'web/ui/(Button|button-style|Spinner|Logo|icons|class-names|Ltr|Skeleton|VisuallyHidden|Notice|ThemeSwitch|LanguageSwitch)',
    'web/session/session-end',
    'web/paths',
  ],
  /** Every page that calls the server. */
  calls: [
    'node_modules/@tanstack/.+',
    'web/session/(?!session-end)[^/]+',
    'web/api/(early-responses|error-text|fetcher|outcomes|token|token-refresh|use-me|use-wallet)',
    'web/api/generated/(auth|onboarding|wallet)',
    'web/messages/error-codes',
    'web/lib/(format|safe-storage|use-seconds-left)',
    'web/features/session/(InactivityGuard|sign-out)',
    'web/ui/(Countdown|Dialog|Field|LoadFailed)',
    'domain/(constants|digits|money|phone|riyadh-time)',
  ],
  /** Every form. */
  form: [
    'node_modules/react-hook-form/.+',
    'web/form/(Form|FormField|SubmitButton|problems|use-plink-form)',
    'web/ui/(ErrorSummary|FormattedInput|RadioCards|TextInput|control)',
  ],
  /** Every step of a sign-up. */
  'sign-up': [
    'web/sign-up/(?!AlreadyRegistered|Guarded)[^/]+',
    'web/ui/ProgressSteps',
    'web/messages/onboarding',
    'domain/onboarding',
  ],
  /** Every page of a signed-in customer. */
  'signed-in': [
    'web/layouts/app/[^/]+',
    'web/api/event-stream',
    'web/features/wallet/(WalletFailed|wallet-params)',
    'web/features/wallet/transactions/(TransactionRow|TransactionTable|table-layout)',
    'web/messages/(dashboard|pager|shell)',
    'web/lib/use-transaction-labels',
    'web/ui/(Badge|EmptyState|SignedAmount|TransactionStatusBadge)',
    'domain/transaction-labels',
  ],
}

/**
 * What loads together comes in few files: over HTTP/1.1 each small one waits its turn, six at a time. One file for everything would delay
 * the first pages by the code of the others.
 */
const CHUNKS = Object.entries(PATHS).map(([name, paths]) => ({
  name,
  test: new RegExp(`/(${paths.join('|')})\\.[a-z]+$`),
}))

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), listModuleFiles(), addApiReference()],
  // The pages of web/mock need a plugin that only `npm run dev:mock` has.
  optimizeDeps: { entries: 'index.html' },
  server: {
    // Not all of /api: the sources of web/api stand under that name too.
    proxy: {
      '^/api/(v1|admin|sandbox)/': api,
      '/health': api,
      '^/docs/(reference$|reference.json|plink)': api,
      '^/(openapi|workflows)..*': api,
    },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The Content-Security-Policy allows files of our own origin only: no data: fonts, no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS } },
    },
  },
})
