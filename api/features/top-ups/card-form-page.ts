import type { CardTopUp } from '#api/kernel/db/schema/top-ups.ts'
import type { CardForm } from '#api/outside/providers/money-providers.ts'
import { formatAmount } from '#domain/money/money.ts'

type Language = 'en' | 'ar'

const TEXTS = {
  en: {
    title: 'Enter the card',
    into: (payee: string) => `Into the wallet of ${payee}`,
    safe: 'The card goes straight to the card provider, Moyasar. Plink does not see it.',
    back: 'Back to the top-up',
    unavailable: 'The card provider does not respond. Nothing is taken twice. Try again in a moment.',
    notInUse: 'Your wallet cannot be topped up now, because it is frozen or inactive.',
    noScript: 'Turn on JavaScript to enter a card.',
  },
  ar: {
    title: 'أدخل البطاقة',
    into: (payee: string) => `إلى محفظة ${payee}`,
    safe: 'تُرسل بيانات البطاقة مباشرة إلى مزوّد الدفع «ميسر»، ولا يراها \u2066Plink\u2069.',
    back: 'العودة إلى عملية الشحن',
    unavailable: 'لا يستجيب مزوّد الدفع. لا يُخصم شيء مرتين. حاول مرة أخرى بعد لحظات.',
    notInUse: 'لا يمكن شحن محفظتك الآن لأنها مجمّدة أو غير مفعّلة.',
    noScript: 'فعّل JavaScript لإدخال البطاقة.',
  },
}

interface Shell {
  language: Language
  nonce: string
  /** The page of the top-up. */
  back: string
}

interface FormPage extends Shell {
  payee: string
  topUp: Pick<CardTopUp, 'id' | 'amount'>
  form: Extract<CardForm, { kind: 'hosted' }>
  /** The time until the top-up expires. */
  milliseconds: number
}

/** The form of the card provider, with what is paid and for whom. */
export function cardFormPage({ payee, topUp: { id, amount }, form, milliseconds, ...shell }: FormPage): string {
  const { language, back, nonce } = shell
  const t = TEXTS[language]
  const settings = {
    element: '#card',
    given_id: id,
    amount,
    currency: 'SAR',
    description: 'Plink wallet top-up',
    publishable_api_key: form.publishableKey,
    base_url: form.apiUrl,
    callback_url: back,
    methods: ['creditcard'],
    language,
  }
  return page(
    shell,
    `<p class="amount"><bdi dir="ltr">${formatAmount(amount)}</bdi></p>
      <p>${escapeHtml(t.into(`\u2068${payee}\u2069`))}</p>
      <div id="card"></div>
      <noscript>${t.noScript}</noscript>
      <p class="quiet">${t.safe}</p>`,
    `<link rel="stylesheet" href="${FORM}.css">
    <script src="${FORM}.js" defer></script>
    <script type="module" nonce="${nonce}">
      Moyasar.init(${inScript(settings)})
      // The logo of the provider is a link without a name.
      for (const link of document.querySelectorAll('#card a')) link.setAttribute('aria-label', 'Moyasar')
      // A page that comes back with the Back button may be about a payment that is under way.
      addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
      setTimeout(() => location.replace(${inScript(back)}), ${milliseconds})
    </script>`,
  )
}

/** Why no card can be entered now. */
export const noticePage = ({ notice, ...shell }: Shell & { notice: 'unavailable' | 'notInUse' }): string =>
  page(shell, `<p role="alert">${TEXTS[shell.language][notice]}</p>`)

/** The script and the style, which the build copies there from the package of this version. */
const FORM = '/card-form/moyasar-2.2.10'

const page = ({ language, nonce, back }: Shell, content: string, head = ''): string => `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${TEXTS[language].title} · Plink</title>
    ${head}
    <style nonce="${nonce}">
      body { margin: 0; background: #f6f7f5; color: #16211c; font: 16px/1.5 'IBM Plex Sans Arabic', system-ui, sans-serif }
      main { box-sizing: border-box; max-width: 30rem; margin: 0 auto; padding: 2rem 1rem; display: grid; gap: 1rem }
      h1, p { margin: 0 }
      h1 { font-size: 1.5rem; line-height: 1.3 }
      a { color: #0b5d3b }
      .amount { font-size: 1.5rem; font-weight: 600 }
      .quiet { color: #55605a; font-size: 0.875rem }
      a:focus-visible, #card :is(button, a):focus-visible { outline: 2px solid #0b5d3b; outline-offset: 2px; border-radius: 0.25rem }
      #card { padding: 1rem; border: 1px solid #dfe3df; border-radius: 0.75rem; background: #fff }
      /* The form's own colours are too pale to read. */
      #card #mysr .bg-primary { background-color: #0b5d3b !important }
      #card #mysr input::placeholder { color: #6b756f !important }
    </style>
  </head>
  <body>
    <main>
      <a href="${back}">${TEXTS[language].back}</a>
      <h1>${TEXTS[language].title}</h1>
      ${content}
    </main>
  </body>
</html>
`

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Returns JSON that cannot end the script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
