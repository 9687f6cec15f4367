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
  CreateProfile403,
  CreateProfile409,
  CreateProfile503,
  CreateProfileHeaders,
  FactsMismatchResponse,
  GlobalScreening,
  GlobalScreeningRequest,
  InvalidRequestError,
  InvalidRequestResponse,
  KybAnswers,
  KybResult,
  OnboardingSession,
  OutOfOrderResponse,
  PayloadTooLargeResponse,
  ProfileCreated,
  ProfilePayload,
  RunGlobalScreening503,
  RunGlobalScreeningHeaders,
  ServiceUnavailableResponse,
  SubmitKyb422,
  SubmitKybHeaders,
  TimeoutResponse,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse
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

export const getGetOnboardingSessionUrl = () => {

  return `/api/v1/onboarding/session`
}

/**
 * The server's view of the sign-up. Use it to resume after a reload, a day later, or on another device after the phone code.
 * @summary Get the current step of the sign-up
 */
export const getOnboardingSession = async ( options?: Parameters<typeof fetcher>[1]): Promise<OnboardingSession> => {

  return fetcher<OnboardingSession>(getGetOnboardingSessionUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetOnboardingSessionQueryKey = () => {
    return [
    `/api/v1/onboarding/session`
    ] as const;
    }

export const getGetOnboardingSessionQueryOptions = <TData = Awaited<ReturnType<typeof getOnboardingSession>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOnboardingSession>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOnboardingSessionQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOnboardingSession>>> = ({ signal }) => getOnboardingSession({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOnboardingSession>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOnboardingSessionQueryResult = NonNullable<Awaited<ReturnType<typeof getOnboardingSession>>>
export type GetOnboardingSessionQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetOnboardingSession<TData = Awaited<ReturnType<typeof getOnboardingSession>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOnboardingSession>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOnboardingSession>>,
          TError,
          Awaited<ReturnType<typeof getOnboardingSession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOnboardingSession<TData = Awaited<ReturnType<typeof getOnboardingSession>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOnboardingSession>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOnboardingSession>>,
          TError,
          Awaited<ReturnType<typeof getOnboardingSession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOnboardingSession<TData = Awaited<ReturnType<typeof getOnboardingSession>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOnboardingSession>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the current step of the sign-up
 */

export function useGetOnboardingSession<TData = Awaited<ReturnType<typeof getOnboardingSession>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOnboardingSession>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOnboardingSessionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getRunGlobalScreeningUrl = () => {

  return `/api/v1/onboarding/global-screening`
}

/**
 * Checks that the commercial registry names the person as an owner or a manager of the company, then screens person, company, owners and managers
 * for sanctions and risks. Of whoever joins a team, only the person and the company are screened. The body must match the verified facts. Sign-up continues only on `CLEAR`.
 * @summary Screen the person and the business
 */
export const runGlobalScreening = async (globalScreeningRequest: GlobalScreeningRequest,
    headers?: RunGlobalScreeningHeaders, options?: Parameters<typeof fetcher>[1]): Promise<GlobalScreening> => {

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
return fetcher<GlobalScreening>(getRunGlobalScreeningUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(globalScreeningRequest)
  }
);}

export const getRunGlobalScreeningQueryKey = (globalScreeningRequest?: BodyType<GlobalScreeningRequest>,) => {
    return [
    'POST', `/api/v1/onboarding/global-screening`, globalScreeningRequest
    ] as const;
    }

export const getRunGlobalScreeningQueryOptions = <TData = Awaited<ReturnType<typeof runGlobalScreening>>, TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | OutOfOrderResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | FactsMismatchResponse | UnknownErrorResponse | RunGlobalScreening503 | TimeoutResponse>>(globalScreeningRequest: BodyType<GlobalScreeningRequest>,
    headers?: RunGlobalScreeningHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof runGlobalScreening>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRunGlobalScreeningQueryKey(globalScreeningRequest);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof runGlobalScreening>>> = ({ signal }) => runGlobalScreening(globalScreeningRequest,headers, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof runGlobalScreening>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RunGlobalScreeningQueryResult = NonNullable<Awaited<ReturnType<typeof runGlobalScreening>>>
export type RunGlobalScreeningQueryError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | OutOfOrderResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | FactsMismatchResponse | UnknownErrorResponse | RunGlobalScreening503 | TimeoutResponse>

export function useRunGlobalScreening<TData = Awaited<ReturnType<typeof runGlobalScreening>>, TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | OutOfOrderResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | FactsMismatchResponse | UnknownErrorResponse | RunGlobalScreening503 | TimeoutResponse>>(
 globalScreeningRequest: BodyType<GlobalScreeningRequest>,
    headers: undefined |  RunGlobalScreeningHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof runGlobalScreening>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof runGlobalScreening>>,
          TError,
          Awaited<ReturnType<typeof runGlobalScreening>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRunGlobalScreening<TData = Awaited<ReturnType<typeof runGlobalScreening>>, TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | OutOfOrderResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | FactsMismatchResponse | UnknownErrorResponse | RunGlobalScreening503 | TimeoutResponse>>(
 globalScreeningRequest: BodyType<GlobalScreeningRequest>,
    headers?: RunGlobalScreeningHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof runGlobalScreening>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof runGlobalScreening>>,
          TError,
          Awaited<ReturnType<typeof runGlobalScreening>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRunGlobalScreening<TData = Awaited<ReturnType<typeof runGlobalScreening>>, TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | OutOfOrderResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | FactsMismatchResponse | UnknownErrorResponse | RunGlobalScreening503 | TimeoutResponse>>(
 globalScreeningRequest: BodyType<GlobalScreeningRequest>,
    headers?: RunGlobalScreeningHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof runGlobalScreening>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Screen the person and the business
 */

export function useRunGlobalScreening<TData = Awaited<ReturnType<typeof runGlobalScreening>>, TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | OutOfOrderResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | FactsMismatchResponse | UnknownErrorResponse | RunGlobalScreening503 | TimeoutResponse>>(
 globalScreeningRequest: BodyType<GlobalScreeningRequest>,
    headers?: RunGlobalScreeningHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof runGlobalScreening>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRunGlobalScreeningQueryOptions(globalScreeningRequest,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSubmitKybUrl = () => {

  return `/api/v1/onboarding/kyb`
}

/**
 * Takes active options, each by its `code` or its `id`, and stores the codes. `purposeOther` is required when `other` is among the purposes, and rejected otherwise. Can be repeated until the password is set.
 * @summary Answer the business questionnaire
 */
export const submitKyb = async (kybAnswers: KybAnswers,
    headers?: SubmitKybHeaders, options?: Parameters<typeof fetcher>[1]): Promise<KybResult> => {

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
return fetcher<KybResult>(getSubmitKybUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(kybAnswers)
  }
);}

export const getSubmitKybMutationKey = () => ['submitKyb'] as const;

export const useSubmitKybMutationOptions = <TError = ErrorType<InvalidRequestError | UnauthenticatedResponse | OutOfOrderResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | SubmitKyb422 | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitKyb>>, TError,SubmitKybMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof submitKyb>>, TError,SubmitKybMutationVariables, TContext> => {

const mutationKey = getSubmitKybMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitKyb>>, SubmitKybMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  submitKyb(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type SubmitKybMutationResult = NonNullable<Awaited<ReturnType<typeof submitKyb>>>
    export type SubmitKybMutationBody = BodyType<KybAnswers>
    export type SubmitKybMutationError = ErrorType<InvalidRequestError | UnauthenticatedResponse | OutOfOrderResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | SubmitKyb422 | UnknownErrorResponse | ServiceUnavailableResponse>
    export type SubmitKybMutationVariables = {data: BodyType<KybAnswers>;headers?: SubmitKybHeaders}

    /**
 * @summary Answer the business questionnaire
 */
export const useSubmitKyb = <TError = ErrorType<InvalidRequestError | UnauthenticatedResponse | OutOfOrderResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | SubmitKyb422 | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitKyb>>, TError,SubmitKybMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitKyb>>,
        TError,
        SubmitKybMutationVariables,
        TContext
      > => {
      return useMutation(useSubmitKybMutationOptions(options), queryClient);
    }
    export const getCreateProfileUrl = () => {

  return `/api/v1/onboarding/create-profile`
}

/**
 * The last step. The body must match the verified facts. A repeated call returns the same profile.
 * @summary Create the business profile
 */
export const createProfile = async (profilePayload: ProfilePayload,
    headers?: CreateProfileHeaders, options?: Parameters<typeof fetcher>[1]): Promise<ProfileCreated> => {

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
return fetcher<ProfileCreated>(getCreateProfileUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(profilePayload)
  }
);}

export const getCreateProfileMutationKey = () => ['createProfile'] as const;

export const useCreateProfileMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | CreateProfile403 | CreateProfile409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | FactsMismatchResponse | UnknownErrorResponse | CreateProfile503 | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProfile>>, TError,CreateProfileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createProfile>>, TError,CreateProfileMutationVariables, TContext> => {

const mutationKey = getCreateProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProfile>>, CreateProfileMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createProfile(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CreateProfileMutationResult = NonNullable<Awaited<ReturnType<typeof createProfile>>>
    export type CreateProfileMutationBody = BodyType<ProfilePayload>
    export type CreateProfileMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | CreateProfile403 | CreateProfile409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | FactsMismatchResponse | UnknownErrorResponse | CreateProfile503 | TimeoutResponse>
    export type CreateProfileMutationVariables = {data: BodyType<ProfilePayload>;headers?: CreateProfileHeaders}

    /**
 * @summary Create the business profile
 */
export const useCreateProfile = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | CreateProfile403 | CreateProfile409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | FactsMismatchResponse | UnknownErrorResponse | CreateProfile503 | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProfile>>, TError,CreateProfileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProfile>>,
        TError,
        CreateProfileMutationVariables,
        TContext
      > => {
      return useMutation(useCreateProfileMutationOptions(options), queryClient);
    }
