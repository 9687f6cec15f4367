import { Ltr } from '#web/ui/Ltr.tsx'

/** A telephone number or an address, to be called or written to. */
export function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
    >
      <Ltr>{children}</Ltr>
    </a>
  )
}
