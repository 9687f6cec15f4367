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
  AccountLockedResponse,
  ChangeEmailRequest,
  ChangePassword400,
  ChangePassword422,
  ChangePasswordRequest,
  EndSession404,
  IdempotencyInFlightResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  Me,
  NoWalletResponse,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  RoleRequiredResponse,
  SecurityEventList,
  ServerBusyResponse,
  ServiceUnavailableResponse,
  SessionList,
  SessionsEnded,
  Tokens,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse
} from './plinkAPI.schemas.ts';

import { fetcher } from '../fetcher.ts';
import type { ErrorType , BodyType } from '../fetcher.ts';

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

export const getChangePasswordUrl = () => {

  return `/api/v1/auth/change-password`
}

/**
 * Ends every session, including the calling one, and returns the tokens of a new session for this device. The password rules are those of `resetPassword`. Wrong current passwords count as failed sign-ins. A retry may get 401 because the password has already been changed.
 * @summary Change the password while signed in
 */
export const changePassword = async (changePasswordRequest: ChangePasswordRequest, options?: Parameters<typeof fetcher>[1]): Promise<Tokens> => {

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
return fetcher<Tokens>(getChangePasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changePasswordRequest)
  }
);}

export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = ErrorType<ChangePassword400 | UnauthenticatedResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ChangePassword422 | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePassword(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = BodyType<ChangePasswordRequest>
    export type ChangePasswordMutationError = ErrorType<ChangePassword400 | UnauthenticatedResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ChangePassword422 | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>
    export type ChangePasswordMutationVariables = {data: BodyType<ChangePasswordRequest>}

    /**
 * @summary Change the password while signed in
 */
export const useChangePassword = <TError = ErrorType<ChangePassword400 | UnauthenticatedResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ChangePassword422 | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
    export const getGetMeUrl = () => {

  return `/api/v1/auth/me`
}

/**
 * @summary Who is signed in
 */
export const getMe = async ( options?: Parameters<typeof fetcher>[1]): Promise<Me> => {

  return fetcher<Me>(getGetMeUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetMeQueryKey = () => {
    return [
    `/api/v1/auth/me`
    ] as const;
    }

export const getGetMeQueryOptions = <TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMeQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMe>>> = ({ signal }) => getMe({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMeQueryResult = NonNullable<Awaited<ReturnType<typeof getMe>>>
export type GetMeQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who is signed in
 */

export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getChangeEmailUrl = () => {

  return `/api/v1/auth/me`
}

/**
 * How support reaches the customer beside the phone. Codes never go there.
 * @summary Set or remove the email of the customer
 */
export const changeEmail = async (changeEmailRequest: ChangeEmailRequest, options?: Parameters<typeof fetcher>[1]): Promise<Me> => {

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
return fetcher<Me>(getChangeEmailUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeEmailRequest)
  }
);}

export const getChangeEmailMutationKey = () => ['changeEmail'] as const;

export const getChangeEmailMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | NoWalletResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext> => {

const mutationKey = getChangeEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeEmail>>, ChangeEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeEmail(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ChangeEmailMutationResult = NonNullable<Awaited<ReturnType<typeof changeEmail>>>
    export type ChangeEmailMutationBody = BodyType<ChangeEmailRequest>
    export type ChangeEmailMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | NoWalletResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ChangeEmailMutationVariables = {data: BodyType<ChangeEmailRequest>}

    /**
 * @summary Set or remove the email of the customer
 */
export const useChangeEmail = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | NoWalletResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeEmail>>,
        TError,
        ChangeEmailMutationVariables,
        TContext
      > => {
      return useMutation(getChangeEmailMutationOptions(options), queryClient);
    }
    export const getListSessionsUrl = () => {

  return `/api/v1/auth/sessions`
}

/**
 * The calling session comes first, then by last use.
 * @summary List the devices that are signed in
 */
export const listSessions = async ( options?: Parameters<typeof fetcher>[1]): Promise<SessionList> => {

  return fetcher<SessionList>(getListSessionsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListSessionsQueryKey = () => {
    return [
    `/api/v1/auth/sessions`
    ] as const;
    }

export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the devices that are signed in
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getEndOtherSessionsUrl = () => {

  return `/api/v1/auth/sessions`
}

/**
 * @summary End all other sessions
 */
export const endOtherSessions = async ( options?: Parameters<typeof fetcher>[1]): Promise<SessionsEnded> => {

  return fetcher<SessionsEnded>(getEndOtherSessionsUrl(),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getEndOtherSessionsMutationKey = () => ['endOtherSessions'] as const;

export const getEndOtherSessionsMutationOptions = <TError = ErrorType<UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext> => {

const mutationKey = getEndOtherSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endOtherSessions>>, void> = () => {

          return  endOtherSessions(requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type EndOtherSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endOtherSessions>>>

    export type EndOtherSessionsMutationError = ErrorType<UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

    /**
 * @summary End all other sessions
 */
export const useEndOtherSessions = <TError = ErrorType<UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endOtherSessions>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getEndOtherSessionsMutationOptions(options), queryClient);
    }
    export const getEndSessionUrl = (sessionId: string,) => {

  return `/api/v1/auth/sessions/${encodeURIComponent(String(sessionId))}`
}

/**
 * May also be the calling session.
 * @summary End a session
 */
export const endSession = async (sessionId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getEndSessionUrl(sessionId),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getEndSessionMutationKey = () => ['endSession'] as const;

export const getEndSessionMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | EndSession404 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext> => {

const mutationKey = getEndSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endSession>>, EndSessionMutationVariables> = (props) => {
          const {sessionId} = props ?? {};

          return  endSession(sessionId,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type EndSessionMutationResult = NonNullable<Awaited<ReturnType<typeof endSession>>>

    export type EndSessionMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | EndSession404 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type EndSessionMutationVariables = {sessionId: string}

    /**
 * @summary End a session
 */
export const useEndSession = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | EndSession404 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endSession>>,
        TError,
        EndSessionMutationVariables,
        TContext
      > => {
      return useMutation(getEndSessionMutationOptions(options), queryClient);
    }
    export const getListSecurityEventsUrl = () => {

  return `/api/v1/auth/events`
}

/**
 * The newest 50, newest first.
 * @summary List the recent security events
 */
export const listSecurityEvents = async ( options?: Parameters<typeof fetcher>[1]): Promise<SecurityEventList> => {

  return fetcher<SecurityEventList>(getListSecurityEventsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListSecurityEventsQueryKey = () => {
    return [
    `/api/v1/auth/events`
    ] as const;
    }

export const getListSecurityEventsQueryOptions = <TData = Awaited<ReturnType<typeof listSecurityEvents>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSecurityEventsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSecurityEvents>>> = ({ signal }) => listSecurityEvents({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSecurityEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listSecurityEvents>>>
export type ListSecurityEventsQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListSecurityEvents<TData = Awaited<ReturnType<typeof listSecurityEvents>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecurityEvents>>,
          TError,
          Awaited<ReturnType<typeof listSecurityEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecurityEvents<TData = Awaited<ReturnType<typeof listSecurityEvents>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecurityEvents>>,
          TError,
          Awaited<ReturnType<typeof listSecurityEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecurityEvents<TData = Awaited<ReturnType<typeof listSecurityEvents>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the recent security events
 */

export function useListSecurityEvents<TData = Awaited<ReturnType<typeof listSecurityEvents>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSecurityEventsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

