/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ActionExpiredResponse,
  ActionNotFoundResponse,
  CloseSubWallet409,
  CodeNotSentResponse,
  CodeOrActionExpiredResponse,
  ConfirmWalletActionHeaders,
  CreateWalletAction422,
  CreateWalletActionHeaders,
  DeactivateWallet409,
  GetWalletActivityParams,
  GetWalletParams,
  GetWalletSpendingParams,
  IdempotencyInFlightResponse,
  IdempotencyMismatchResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  Limits,
  MoveMoney422,
  MoveMoneyHeaders,
  MoveRequest,
  NoWalletResponse,
  OtpLockedResponse,
  PayloadTooLargeResponse,
  RateLimitedError,
  RateLimitedResponse,
  RenameSubWalletRequest,
  ResendWalletActionCodeHeaders,
  RoleRequiredResponse,
  ServerBusyResponse,
  ServiceUnavailableResponse,
  SubWallet,
  SubWalletList,
  TimeoutResponse,
  TooManyCodesResponse,
  Transaction,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse,
  Wallet,
  WalletAction,
  WalletActionImpossibleResponse,
  WalletActionRequest,
  WalletActionResult,
  WalletActivity,
  WalletConfirmRequest,
  WalletDeactivated,
  WalletFrozenResponse,
  WalletNotFoundResponse,
  WalletSpending,
  WrongCodeResponse
} from './plinkAPI.schemas.ts';

import { fetcher } from '../fetcher.ts';
import type { ErrorType , BodyType } from '../fetcher.ts';
import { withOneKey } from '../idempotency-key.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetWalletUrl = (params?: GetWalletParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/wallet?${stringifiedParams}` : `/api/v1/wallet`
}

/**
 * Of the whole wallet, or of a sub-wallet. The balance of the whole wallet is the sum of `available`, which the main wallet can spend, `onHold` of the main wallet, and `inSubWallets`. The balance of a sub-wallet is its own `available` and `onHold`.
 * @summary Get balance and status
 */
export const getWallet = async (params?: GetWalletParams, options?: Parameters<typeof fetcher>[1]): Promise<Wallet> => {

  return fetcher<Wallet>(getGetWalletUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetWalletQueryKey = (params?: GetWalletParams,) => {
    return [
    `/api/v1/wallet`, ...(params ? [params] : [])
    ] as const;
    }

export const getGetWalletQueryOptions = <TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: GetWalletParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWalletQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWallet>>> = ({ signal }) => getWallet(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWalletQueryResult = NonNullable<Awaited<ReturnType<typeof getWallet>>>
export type GetWalletQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  GetWalletParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWallet>>,
          TError,
          Awaited<ReturnType<typeof getWallet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: GetWalletParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWallet>>,
          TError,
          Awaited<ReturnType<typeof getWallet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: GetWalletParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get balance and status
 */

export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: GetWalletParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWalletQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getWatchWalletUrl = () => {

  return `/api/v1/wallet/events`
}

/**
 * Server-sent events: one `changed` within two seconds of each change of the wallet or its sub-wallets, with a `WalletEvent` as its data. Events that follow each other
 * quickly are combined. An event says only what to get again with the other operations. Nothing is repeated, so get everything after the stream has opened.
 *
 * The stream ends when the access token expires, the session ends, or the server stops. Connect again after a random part of the time that `retry` names, with a
 * refreshed token where it is needed. A comment every 20 seconds shows that the connection lives. An account may have 10 streams open, so share one between the windows of a program.
 * @summary Watch the wallet for changes
 */
export const watchWallet = async ( options?: Parameters<typeof fetcher>[1]): Promise<string> => {

  return fetcher<string>(getWatchWalletUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getWatchWalletQueryKey = () => {
    return [
    `/api/v1/wallet/events`
    ] as const;
    }

export const getWatchWalletQueryOptions = <TData = Awaited<ReturnType<typeof watchWallet>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | RateLimitedError | UnknownErrorResponse | ServerBusyResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof watchWallet>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWatchWalletQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof watchWallet>>> = ({ signal }) => watchWallet({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof watchWallet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WatchWalletQueryResult = NonNullable<Awaited<ReturnType<typeof watchWallet>>>
export type WatchWalletQueryError = ErrorType<UnauthenticatedResponse | NoWalletResponse | RateLimitedError | UnknownErrorResponse | ServerBusyResponse>

export function useWatchWallet<TData = Awaited<ReturnType<typeof watchWallet>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | RateLimitedError | UnknownErrorResponse | ServerBusyResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof watchWallet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof watchWallet>>,
          TError,
          Awaited<ReturnType<typeof watchWallet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWatchWallet<TData = Awaited<ReturnType<typeof watchWallet>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | RateLimitedError | UnknownErrorResponse | ServerBusyResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof watchWallet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof watchWallet>>,
          TError,
          Awaited<ReturnType<typeof watchWallet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWatchWallet<TData = Awaited<ReturnType<typeof watchWallet>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | RateLimitedError | UnknownErrorResponse | ServerBusyResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof watchWallet>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Watch the wallet for changes
 */

export function useWatchWallet<TData = Awaited<ReturnType<typeof watchWallet>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | RateLimitedError | UnknownErrorResponse | ServerBusyResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof watchWallet>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getWatchWalletQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetWalletActivityUrl = (params?: GetWalletActivityParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/wallet/activity?${stringifiedParams}` : `/api/v1/wallet/activity`
}

/**
 * `week`: the last 7 days, one point per day. `month`: the last 28 days, one point per 7 days. `year`: this quarter and the three before it. Days are in Riyadh time. Only successful transactions count.
 * @summary Get money in and out over a period
 */
export const getWalletActivity = async (params?: GetWalletActivityParams, options?: Parameters<typeof fetcher>[1]): Promise<WalletActivity> => {

  return fetcher<WalletActivity>(getGetWalletActivityUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetWalletActivityQueryKey = (params?: GetWalletActivityParams,) => {
    return [
    `/api/v1/wallet/activity`, ...(params ? [params] : [])
    ] as const;
    }

export const getGetWalletActivityQueryOptions = <TData = Awaited<ReturnType<typeof getWalletActivity>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: GetWalletActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWalletActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWalletActivityQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWalletActivity>>> = ({ signal }) => getWalletActivity(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWalletActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWalletActivityQueryResult = NonNullable<Awaited<ReturnType<typeof getWalletActivity>>>
export type GetWalletActivityQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetWalletActivity<TData = Awaited<ReturnType<typeof getWalletActivity>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  GetWalletActivityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWalletActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWalletActivity>>,
          TError,
          Awaited<ReturnType<typeof getWalletActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWalletActivity<TData = Awaited<ReturnType<typeof getWalletActivity>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: GetWalletActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWalletActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWalletActivity>>,
          TError,
          Awaited<ReturnType<typeof getWalletActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWalletActivity<TData = Awaited<ReturnType<typeof getWalletActivity>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: GetWalletActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWalletActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get money in and out over a period
 */

export function useGetWalletActivity<TData = Awaited<ReturnType<typeof getWalletActivity>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: GetWalletActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWalletActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWalletActivityQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetWalletSpendingUrl = (params?: GetWalletSpendingParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/wallet/spending?${stringifiedParams}` : `/api/v1/wallet/spending`
}

/**
 * Successful payments by type, payee or purpose, largest first, including payments that were reversed later. Movements between the wallet and its sub-wallets are not spending.
 * @summary Get spending in the last 30 days
 */
export const getWalletSpending = async (params?: GetWalletSpendingParams, options?: Parameters<typeof fetcher>[1]): Promise<WalletSpending> => {

  return fetcher<WalletSpending>(getGetWalletSpendingUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetWalletSpendingQueryKey = (params?: GetWalletSpendingParams,) => {
    return [
    `/api/v1/wallet/spending`, ...(params ? [params] : [])
    ] as const;
    }

export const getGetWalletSpendingQueryOptions = <TData = Awaited<ReturnType<typeof getWalletSpending>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: GetWalletSpendingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWalletSpending>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWalletSpendingQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWalletSpending>>> = ({ signal }) => getWalletSpending(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWalletSpending>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWalletSpendingQueryResult = NonNullable<Awaited<ReturnType<typeof getWalletSpending>>>
export type GetWalletSpendingQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetWalletSpending<TData = Awaited<ReturnType<typeof getWalletSpending>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  GetWalletSpendingParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWalletSpending>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWalletSpending>>,
          TError,
          Awaited<ReturnType<typeof getWalletSpending>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWalletSpending<TData = Awaited<ReturnType<typeof getWalletSpending>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: GetWalletSpendingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWalletSpending>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWalletSpending>>,
          TError,
          Awaited<ReturnType<typeof getWalletSpending>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWalletSpending<TData = Awaited<ReturnType<typeof getWalletSpending>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: GetWalletSpendingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWalletSpending>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get spending in the last 30 days
 */

export function useGetWalletSpending<TData = Awaited<ReturnType<typeof getWalletSpending>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: GetWalletSpendingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWalletSpending>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWalletSpendingQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetLimitsUrl = () => {

  return `/api/v1/wallet/limits`
}

/**
 * Limits count money that leaves the wallet, from the moment it is committed. Holds therefore count too. A limit for a type that brings money in counts incoming money. Days and months are in Riyadh time. `limit` is null if a type has no limit of its own. No limit of money that leaves the wallet is above what the licence lets leave in a month: `range` ends there, and a higher limit counts as that.
 * @summary Get limits with range and usage
 */
export const getLimits = async ( options?: Parameters<typeof fetcher>[1]): Promise<Limits> => {

  return fetcher<Limits>(getGetLimitsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetLimitsQueryKey = () => {
    return [
    `/api/v1/wallet/limits`
    ] as const;
    }

export const getGetLimitsQueryOptions = <TData = Awaited<ReturnType<typeof getLimits>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLimitsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLimits>>> = ({ signal }) => getLimits({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLimits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLimitsQueryResult = NonNullable<Awaited<ReturnType<typeof getLimits>>>
export type GetLimitsQueryError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetLimits<TData = Awaited<ReturnType<typeof getLimits>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLimits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLimits>>,
          TError,
          Awaited<ReturnType<typeof getLimits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLimits<TData = Awaited<ReturnType<typeof getLimits>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLimits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLimits>>,
          TError,
          Awaited<ReturnType<typeof getLimits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLimits<TData = Awaited<ReturnType<typeof getLimits>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get limits with range and usage
 */

export function useGetLimits<TData = Awaited<ReturnType<typeof getLimits>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLimitsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListSubWalletsUrl = () => {

  return `/api/v1/wallet/sub-wallets`
}

/**
 * Oldest first.
 * @summary List the sub-wallets
 */
export const listSubWallets = async ( options?: Parameters<typeof fetcher>[1]): Promise<SubWalletList> => {

  return fetcher<SubWalletList>(getListSubWalletsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListSubWalletsQueryKey = () => {
    return [
    `/api/v1/wallet/sub-wallets`
    ] as const;
    }

export const getListSubWalletsQueryOptions = <TData = Awaited<ReturnType<typeof listSubWallets>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubWallets>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSubWalletsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSubWallets>>> = ({ signal }) => listSubWallets({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSubWallets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSubWalletsQueryResult = NonNullable<Awaited<ReturnType<typeof listSubWallets>>>
export type ListSubWalletsQueryError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListSubWallets<TData = Awaited<ReturnType<typeof listSubWallets>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubWallets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubWallets>>,
          TError,
          Awaited<ReturnType<typeof listSubWallets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubWallets<TData = Awaited<ReturnType<typeof listSubWallets>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubWallets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubWallets>>,
          TError,
          Awaited<ReturnType<typeof listSubWallets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubWallets<TData = Awaited<ReturnType<typeof listSubWallets>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubWallets>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sub-wallets
 */

export function useListSubWallets<TData = Awaited<ReturnType<typeof listSubWallets>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubWallets>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSubWalletsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getRenameSubWalletUrl = (subWalletId: string,) => {

  return `/api/v1/wallet/sub-wallets/${encodeURIComponent(String(subWalletId))}`
}

/**
 * Needs no code.
 * @summary Rename a sub-wallet
 */
export const renameSubWallet = async (subWalletId: string,
    renameSubWalletRequest: RenameSubWalletRequest, options?: Parameters<typeof fetcher>[1]): Promise<SubWallet> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<SubWallet>(getRenameSubWalletUrl(subWalletId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(renameSubWalletRequest)
  }
);}

export const getRenameSubWalletMutationKey = () => ['renameSubWallet'] as const;

export const useRenameSubWalletMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | WalletNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameSubWallet>>, TError,RenameSubWalletMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof renameSubWallet>>, TError,RenameSubWalletMutationVariables, TContext> => {

const mutationKey = getRenameSubWalletMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renameSubWallet>>, RenameSubWalletMutationVariables> = (props) => {
          const {subWalletId,data} = props ?? {};

          return  renameSubWallet(subWalletId,data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RenameSubWalletMutationResult = NonNullable<Awaited<ReturnType<typeof renameSubWallet>>>
    export type RenameSubWalletMutationBody = BodyType<RenameSubWalletRequest>
    export type RenameSubWalletMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | WalletNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RenameSubWalletMutationVariables = {subWalletId: string;data: BodyType<RenameSubWalletRequest>}

    /**
 * @summary Rename a sub-wallet
 */
export const useRenameSubWallet = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | WalletNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameSubWallet>>, TError,RenameSubWalletMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renameSubWallet>>,
        TError,
        RenameSubWalletMutationVariables,
        TContext
      > => {
      return useMutation(useRenameSubWalletMutationOptions(options), queryClient);
    }
    export const getCloseSubWalletUrl = (subWalletId: string,) => {

  return `/api/v1/wallet/sub-wallets/${encodeURIComponent(String(subWalletId))}`
}

/**
 * Only an empty one can be closed, with nothing on hold. Its transactions can still be read. Another one can be created in its place. Needs no code.
 * @summary Close a sub-wallet
 */
export const closeSubWallet = async (subWalletId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getCloseSubWalletUrl(subWalletId),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getCloseSubWalletMutationKey = () => ['closeSubWallet'] as const;

export const useCloseSubWalletMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | WalletNotFoundResponse | CloseSubWallet409 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeSubWallet>>, TError,CloseSubWalletMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof closeSubWallet>>, TError,CloseSubWalletMutationVariables, TContext> => {

const mutationKey = getCloseSubWalletMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeSubWallet>>, CloseSubWalletMutationVariables> = (props) => {
          const {subWalletId} = props ?? {};

          return  closeSubWallet(subWalletId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CloseSubWalletMutationResult = NonNullable<Awaited<ReturnType<typeof closeSubWallet>>>

    export type CloseSubWalletMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | WalletNotFoundResponse | CloseSubWallet409 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CloseSubWalletMutationVariables = {subWalletId: string}

    /**
 * @summary Close a sub-wallet
 */
export const useCloseSubWallet = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | WalletNotFoundResponse | CloseSubWallet409 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeSubWallet>>, TError,CloseSubWalletMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeSubWallet>>,
        TError,
        CloseSubWalletMutationVariables,
        TContext
      > => {
      return useMutation(useCloseSubWalletMutationOptions(options), queryClient);
    }
    export const getMoveMoneyUrl = () => {

  return `/api/v1/wallet/moves`
}

/**
 * At once and without a code: the money stays within the wallet, so it counts towards no limit, and it can be moved while the wallet is inactive. Both sides get a transaction. Returns that of the side that the money left.
 * @summary Move money between the wallet and its sub-wallets
 */
export const moveMoney = async (moveRequest: MoveRequest,
    headers?: MoveMoneyHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Transaction> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<Transaction>(getMoveMoneyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(moveRequest)
  }
);}

export const getMoveMoneyMutationKey = () => ['moveMoney'] as const;

export const useMoveMoneyMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | WalletNotFoundResponse | WalletFrozenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | MoveMoney422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveMoney>>, TError,MoveMoneyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof moveMoney>>, TError,MoveMoneyMutationVariables, TContext> => {

const mutationKey = getMoveMoneyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveMoney>>, MoveMoneyMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  moveMoney(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type MoveMoneyMutationResult = NonNullable<Awaited<ReturnType<typeof moveMoney>>>
    export type MoveMoneyMutationBody = BodyType<MoveRequest>
    export type MoveMoneyMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | WalletNotFoundResponse | WalletFrozenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | MoveMoney422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type MoveMoneyMutationVariables = {data: BodyType<MoveRequest>;headers?: MoveMoneyHeaders}

    /**
 * @summary Move money between the wallet and its sub-wallets
 */
export const useMoveMoney = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | WalletNotFoundResponse | WalletFrozenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | MoveMoney422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveMoney>>, TError,MoveMoneyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveMoney>>,
        TError,
        MoveMoneyMutationVariables,
        TContext
      > => {
      return useMutation(useMoveMoneyMutationOptions(options), queryClient);
    }
    export const getCreateWalletActionUrl = () => {

  return `/api/v1/wallet/actions`
}

/**
 * Sends a code for this change with these values. `confirmWalletAction` carries it out. The code is valid for 5 minutes, the action for 15. A new action ends the one of the same type before it, whose code can then no longer be used. It is refused within 30 seconds of a code that is still to be used. Codes can be requested 10 times an hour. Five wrong codes, over all actions together, lock all actions for 15 minutes.
 * @summary Request a wallet change
 */
export const createWalletAction = async (walletActionRequest: WalletActionRequest,
    headers?: CreateWalletActionHeaders, options?: Parameters<typeof fetcher>[1]): Promise<WalletAction> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<WalletAction>(getCreateWalletActionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(walletActionRequest)
  }
);}

export const getCreateWalletActionMutationKey = () => ['createWalletAction'] as const;

export const useCreateWalletActionMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | NoWalletResponse | WalletActionImpossibleResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | CreateWalletAction422 | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWalletAction>>, TError,CreateWalletActionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createWalletAction>>, TError,CreateWalletActionMutationVariables, TContext> => {

const mutationKey = getCreateWalletActionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWalletAction>>, CreateWalletActionMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createWalletAction(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CreateWalletActionMutationResult = NonNullable<Awaited<ReturnType<typeof createWalletAction>>>
    export type CreateWalletActionMutationBody = BodyType<WalletActionRequest>
    export type CreateWalletActionMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | NoWalletResponse | WalletActionImpossibleResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | CreateWalletAction422 | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type CreateWalletActionMutationVariables = {data: BodyType<WalletActionRequest>;headers?: CreateWalletActionHeaders}

    /**
 * @summary Request a wallet change
 */
export const useCreateWalletAction = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | NoWalletResponse | WalletActionImpossibleResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | CreateWalletAction422 | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWalletAction>>, TError,CreateWalletActionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWalletAction>>,
        TError,
        CreateWalletActionMutationVariables,
        TContext
      > => {
      return useMutation(useCreateWalletActionMutationOptions(options), queryClient);
    }
    export const getConfirmWalletActionUrl = (actionId: string,) => {

  return `/api/v1/wallet/actions/${encodeURIComponent(String(actionId))}/confirm`
}

/**
 * One code confirms one action, once. An action that has expired, is confirmed, has changed since its code was sent, or is of another person returns 410 `ACTION_EXPIRED`.
 * @summary Confirm a wallet change
 */
export const confirmWalletAction = async (actionId: string,
    walletConfirmRequest: WalletConfirmRequest,
    headers?: ConfirmWalletActionHeaders, options?: Parameters<typeof fetcher>[1]): Promise<WalletActionResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<WalletActionResult>(getConfirmWalletActionUrl(actionId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(walletConfirmRequest)
  }
);}

export const getConfirmWalletActionMutationKey = () => ['confirmWalletAction'] as const;

export const useConfirmWalletActionMutationOptions = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | ActionNotFoundResponse | WalletActionImpossibleResponse | CodeOrActionExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmWalletAction>>, TError,ConfirmWalletActionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmWalletAction>>, TError,ConfirmWalletActionMutationVariables, TContext> => {

const mutationKey = getConfirmWalletActionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmWalletAction>>, ConfirmWalletActionMutationVariables> = (props) => {
          const {actionId,data,headers} = props ?? {};

          return  confirmWalletAction(actionId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ConfirmWalletActionMutationResult = NonNullable<Awaited<ReturnType<typeof confirmWalletAction>>>
    export type ConfirmWalletActionMutationBody = BodyType<WalletConfirmRequest>
    export type ConfirmWalletActionMutationError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | ActionNotFoundResponse | WalletActionImpossibleResponse | CodeOrActionExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ConfirmWalletActionMutationVariables = {actionId: string;data: BodyType<WalletConfirmRequest>;headers?: ConfirmWalletActionHeaders}

    /**
 * @summary Confirm a wallet change
 */
export const useConfirmWalletAction = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | ActionNotFoundResponse | WalletActionImpossibleResponse | CodeOrActionExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmWalletAction>>, TError,ConfirmWalletActionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmWalletAction>>,
        TError,
        ConfirmWalletActionMutationVariables,
        TContext
      > => {
      return useMutation(useConfirmWalletActionMutationOptions(options), queryClient);
    }
    export const getResendWalletActionCodeUrl = (actionId: string,) => {

  return `/api/v1/wallet/actions/${encodeURIComponent(String(actionId))}/resend`
}

/**
 * The earlier code is no longer valid. A new code does not give new attempts.
 * @summary Send the code of an action again
 */
export const resendWalletActionCode = async (actionId: string,
    headers?: ResendWalletActionCodeHeaders, options?: Parameters<typeof fetcher>[1]): Promise<WalletAction> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<WalletAction>(getResendWalletActionCodeUrl(actionId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getResendWalletActionCodeMutationKey = () => ['resendWalletActionCode'] as const;

export const useResendWalletActionCodeMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | ActionNotFoundResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendWalletActionCode>>, TError,ResendWalletActionCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resendWalletActionCode>>, TError,ResendWalletActionCodeMutationVariables, TContext> => {

const mutationKey = getResendWalletActionCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendWalletActionCode>>, ResendWalletActionCodeMutationVariables> = (props) => {
          const {actionId,headers} = props ?? {};

          return  resendWalletActionCode(actionId,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ResendWalletActionCodeMutationResult = NonNullable<Awaited<ReturnType<typeof resendWalletActionCode>>>

    export type ResendWalletActionCodeMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | ActionNotFoundResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type ResendWalletActionCodeMutationVariables = {actionId: string;headers?: ResendWalletActionCodeHeaders}

    /**
 * @summary Send the code of an action again
 */
export const useResendWalletActionCode = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | ActionNotFoundResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendWalletActionCode>>, TError,ResendWalletActionCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendWalletActionCode>>,
        TError,
        ResendWalletActionCodeMutationVariables,
        TContext
      > => {
      return useMutation(useResendWalletActionCodeMutationOptions(options), queryClient);
    }
    export const getDeactivateWalletUrl = () => {

  return `/api/v1/wallet/deactivate`
}

/**
 * The emergency brake while codes are locked after too many wrong ones. At other times a code is required, see `createWalletAction`. Activating the wallet always needs a code. A wallet that is inactive already stays so, so the call may be repeated.
 * @summary Deactivate the wallet without a code
 */
export const deactivateWallet = async ( options?: Parameters<typeof fetcher>[1]): Promise<WalletDeactivated> => {

  return fetcher<WalletDeactivated>(getDeactivateWalletUrl(),
  {
    ...options,
    method: 'POST'

  }
);}

export const getDeactivateWalletMutationKey = () => ['deactivateWallet'] as const;

export const useDeactivateWalletMutationOptions = <TError = ErrorType<UnauthenticatedResponse | RoleRequiredResponse | NoWalletResponse | DeactivateWallet409 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deactivateWallet>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deactivateWallet>>, TError,void, TContext> => {

const mutationKey = getDeactivateWalletMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deactivateWallet>>, void> = () => {

          return  deactivateWallet(requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type DeactivateWalletMutationResult = NonNullable<Awaited<ReturnType<typeof deactivateWallet>>>

    export type DeactivateWalletMutationError = ErrorType<UnauthenticatedResponse | RoleRequiredResponse | NoWalletResponse | DeactivateWallet409 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

    /**
 * @summary Deactivate the wallet without a code
 */
export const useDeactivateWallet = <TError = ErrorType<UnauthenticatedResponse | RoleRequiredResponse | NoWalletResponse | DeactivateWallet409 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deactivateWallet>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deactivateWallet>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(useDeactivateWalletMutationOptions(options), queryClient);
    }
