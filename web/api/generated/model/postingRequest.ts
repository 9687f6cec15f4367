/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CapturePosting } from './capturePosting.ts';
import type { HoldPosting } from './holdPosting.ts';
import type { MovePosting } from './movePosting.ts';
import type { PaymentPosting } from './paymentPosting.ts';
import type { ReleasePosting } from './releasePosting.ts';
import type { ReversalPosting } from './reversalPosting.ts';
import type { TopUpPosting } from './topUpPosting.ts';

export type PostingRequest = TopUpPosting | PaymentPosting | HoldPosting | CapturePosting | ReleasePosting | ReversalPosting | MovePosting;
