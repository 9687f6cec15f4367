import type { NafathRequest } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { nafath } from '#web/messages/nafath.ts'
import { Countdown } from '#web/ui/Countdown.tsx'
import { ClockIcon } from '#web/ui/icons.tsx'

export function CodeExpiry({ request, onEnd }: { request: NafathRequest; onEnd: () => void }) {
  const t = useTexts(nafath)
  return (
    <p className="flex items-center gap-2 font-semibold">
      <ClockIcon className="size-5 shrink-0 text-brand" />
      <span>
        {t.codeExpires} <Countdown until={Date.parse(request.expiresAt)} onEnd={onEnd} />
      </span>
    </p>
  )
}
