import { type ReactNode, useState } from 'react'
import { phoneProblem, phoneToE164 } from '#domain/phone.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { Shell } from '#web/layouts/Shell.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { sandbox } from '#web/messages/sandbox.ts'
import { useOnboarding } from '#web/sign-up/onboarding-state.ts'
import { Field } from '#web/ui/Field.tsx'
import { PhoneInput } from '#web/ui/PhoneInput.tsx'
import { PhoneScreen } from './PhoneScreen.tsx'

/** A simulated phone with the messages, calls and Nafath requests of any number. */
export function PretendPhonePage() {
  const t = useTexts(sandbox).phone
  const { data } = useOnboarding()
  const [typed, setTyped] = useState<string>()
  const phone = typed ?? data.phone ?? data.typed?.phone ?? ''
  return (
    <Shell>
      <div className="mx-auto grid w-full max-w-4xl content-start gap-10 px-4 py-10 sm:px-6 md:grid-cols-[minmax(0,1fr)_23rem] md:py-14">
        <div className="grid content-start gap-6">
          <div className="grid gap-2">
            <PageHeading title={t.title} />
            <p className="text-muted">{t.lead}</p>
          </div>
          <Field id="phone" label={t.number} help={t.numberHelp}>
            {wiring => <PhoneInput {...wiring} value={phone} onValueChange={setTyped} />}
          </Field>
        </div>
        <PhoneFrame label={t.screen}>
          {phoneProblem(phone) === null ? (
            <PhoneScreen phoneNumber={phoneToE164(phone)} />
          ) : (
            <p className="p-6 text-center text-muted">{t.typeNumber}</p>
          )}
        </PhoneFrame>
      </div>
    </Shell>
  )
}

/** The frame of the phone, with a scrolling screen. */
function PhoneFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-92 rounded-[2.75rem] border border-control bg-raised p-3 shadow-lift">
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
        tabIndex={0}
        className="h-160 overflow-y-auto rounded-[2rem] border border-line bg-canvas"
      >
        <div aria-hidden="true" className="sticky top-0 z-10 flex justify-center bg-canvas py-3">
          <span className="h-1.5 w-20 rounded-full bg-line" />
        </div>
        {children}
      </section>
    </div>
  )
}
