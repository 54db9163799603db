import { resolve } from 'node:path';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Environment, type MediaServerKind } from './environment.ts';

/** A setting that cannot be used; the message is one sentence for the person who starts the server. */
export class ConfigError extends Error {}

/** The gateway for text messages: Africa's Talking or one with the same API. */
export interface TextGateway {
  url: string;
  username: string;
  apiKey: string;
  from?: string;
}

/** A bucket of an S3-compatible store. */
export interface ObjectStore {
  /** Unset: Amazon S3 in the region. */
  endpoint?: string;
  /** Address at which browsers fetch recordings by signed URLs. Unset: browsers get every file from this server. */
  publicEndpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The tiles of a map. */
export interface MapTiles {
  /** URL with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Attribution to show beside the map. */
  attribution: string;
}

/** Providers that collect payments. */
export interface PaymentSettings {
  /** Shillings for a dollar. */
  rate: number;
  pesapal?: { url: string; key: string; secret: string };
  flutterwave?: { url: string; secretKey: string; webhookSecret: string };
  /** Whether the test checkout of this server is offered too and its payments are counted. */
  sandbox: boolean;
}

/** How the live stream is received and served. */
export interface LiveSettings {
  server: MediaServerKind;
  /** Ports of the embedded server; 0 chooses a free port. */
  rtmpPort: number;
  hlsPort: number;
  /** RTMP address to show for encoders. Unset: the host of `publicUrl` with the RTMP port. */
  rtmpUrl?: string;
  /** Whether to make smaller renditions of the stream. Unset: only if ffmpeg is installed. */
  ladder?: boolean;
  /** Most bytes for recordings that are not yet sermons; 0 turns recording off. */
  recordingBytes: number;
  /** An external media server, `srs` or `nginx`. */
  external?: {
    /** Root of the SRS control API or the statistics page of nginx, with user and password in the URL if they are required. */
    api: string;
    /** Root of the playlists and segments. */
    hls: string;
    /** Secret that its callbacks contain. */
    secret: string;
    /** Folder on this machine to which it writes recordings. */
    recordings?: string;
  };
  /** Origins other than this site from which a playlist may be played. */
  hlsOrigins: string[];
  youtube?: { url: string; key: string };
}

/** Every setting of the server, validated. The class is its own injection token. */
export class Config {
  port: number;
  /** Address that visitors use, without a trailing slash. */
  publicUrl: string;
  /** Absolute path of the folder with the SQLite file, uploads and outbox. */
  dataDir: string;
  /** Unset: embedded SQLite under `dataDir`. */
  databaseUrl?: string;
  /** Redis server that several processes of the site share. Unset: there is only one process. */
  redisUrl?: string;
  adminUsername: string;
  adminPassword?: string;
  mediaUsername: string;
  mediaPassword?: string;
  /** Whether to show sample events and sermons while there are none. */
  sampleContent: boolean;
  giveUrl?: string;
  payments: PaymentSettings;
  smtpUrl?: string;
  mailFrom: string;
  /** Campaign mails that are sent to the mail server per minute. */
  campaignMailsPerMinute: number;
  textGateway?: TextGateway;
  /** Price of one text message in shillings. Unset: unknown. */
  textMessagePriceUgx?: number;
  /** Origins of push services in addition to those of the browser vendors. */
  pushServices: readonly string[];
  /** Where uploaded files are stored. Unset: under `dataDir`. */
  objectStore?: ObjectStore;
  /** Unset: the map of families is drawn without tiles. */
  mapTiles?: MapTiles;
  live: LiveSettings;
  /** Encrypts values that must be readable again, such as stream keys. Unset: the key is in a file in `dataDir`. */
  secretKey?: string;
  /** Daily backups. `to`: a folder, or `s3://bucket/prefix`. Unset: none are made. */
  backup?: { to: string; passphrase: string };
  /** Token that Prometheus sends to read `/metrics`. Unset: there are no metrics. */
  metricsToken?: string;
  /** Address to which traces are sent by OTLP over HTTP. Unset: there are no traces. */
  tracesUrl?: string;
  /** Whether pages are stored on visitors' devices. False removes what is already stored. */
  serviceWorker: boolean;
  /** Multiplies every rate limit. */
  rateLimitScale: number;
  /** Fastify's `trustProxy`: addresses of proxies whose X-Forwarded-For header is trusted. */
  trustProxy?: string;
  /** Milliseconds from the stop signal until the listener closes. */
  stopNoticeMs: number;
  logLevel: string;
}

/** @throws ConfigError when only some of its settings are set */
function objectStoreOf({
  S3_ENDPOINT,
  S3_REGION,
  S3_BUCKET,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
  S3_PUBLIC_ENDPOINT,
}: Environment): ObjectStore | undefined {
  if (S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return {
      endpoint: S3_ENDPOINT,
      publicEndpoint: S3_PUBLIC_ENDPOINT,
      region: S3_REGION,
      bucket: S3_BUCKET,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    };
  }
  if (S3_ENDPOINT ?? S3_BUCKET ?? S3_ACCESS_KEY_ID ?? S3_SECRET_ACCESS_KEY ?? S3_PUBLIC_ENDPOINT) {
    throw new ConfigError(
      'The settings cannot be used: S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together.',
    );
  }
  return undefined;
}

/** @throws ConfigError when only one of the two is set, or a bucket without the S3_ settings */
function backupOf({ BACKUP_TO: to, BACKUP_PASSPHRASE: passphrase, S3_BUCKET }: Environment): Config['backup'] {
  if (to === undefined && passphrase === undefined) return undefined;
  if (to === undefined || passphrase === undefined)
    throw new ConfigError('The settings cannot be used: BACKUP_TO and BACKUP_PASSPHRASE go together.');
  if (to.startsWith('s3://') && S3_BUCKET === undefined)
    throw new ConfigError('The settings cannot be used: BACKUP_TO=s3://… needs the S3_ settings.');
  return { to, passphrase };
}

/** @throws ConfigError when only some of a provider's settings are set */
function paymentsOf(settings: Environment): PaymentSettings {
  const {
    PESAPAL_CONSUMER_KEY: key,
    PESAPAL_CONSUMER_SECRET: secret,
    FLUTTERWAVE_SECRET_KEY: secretKey,
    FLUTTERWAVE_WEBHOOK_SECRET: webhookSecret,
  } = settings;
  if ((key === undefined) !== (secret === undefined))
    throw new ConfigError('The settings cannot be used: PESAPAL_CONSUMER_KEY and PESAPAL_CONSUMER_SECRET go together.');
  if ((secretKey === undefined) !== (webhookSecret === undefined))
    throw new ConfigError(
      'The settings cannot be used: FLUTTERWAVE_SECRET_KEY and FLUTTERWAVE_WEBHOOK_SECRET go together.',
    );
  const pesapal = key && secret ? { url: settings.PESAPAL_URL.replace(/\/+$/, ''), key, secret } : undefined;
  const flutterwave =
    secretKey && webhookSecret
      ? { url: settings.FLUTTERWAVE_URL.replace(/\/+$/, ''), secretKey, webhookSecret }
      : undefined;
  // A site with a database server is assumed to be real. A test payment must not look like a gift there unless it is turned on explicitly.
  const sandbox = settings.SANDBOX_PAYMENTS ?? (settings.DATABASE_URL === undefined && !pesapal && !flutterwave);
  return { rate: settings.UGX_PER_USD, pesapal, flutterwave, sandbox };
}

/** @throws ConfigError when an external media server lacks an address or the secret */
function liveOf(settings: Environment): LiveSettings {
  const {
    MEDIA_SERVER: server,
    MEDIA_SERVER_API: api,
    MEDIA_SERVER_HLS: hls,
    MEDIA_SERVER_SECRET: secret,
    MEDIA_SERVER_RECORDINGS: recordings,
  } = settings;
  const isExternal = server === 'srs' || server === 'nginx';
  if (isExternal && !(api && hls && secret))
    throw new ConfigError(
      `The settings cannot be used: MEDIA_SERVER=${server} needs MEDIA_SERVER_API, MEDIA_SERVER_HLS and MEDIA_SERVER_SECRET.`,
    );
  return {
    server,
    rtmpPort: settings.RTMP_PORT,
    hlsPort: settings.HLS_PORT,
    rtmpUrl: settings.RTMP_URL,
    ladder: settings.LIVE_LADDER,
    recordingBytes: settings.RECORDINGS_MAX_GB * 1e9,
    external:
      isExternal && api && hls && secret
        ? {
            api: api.replace(/\/+$/, ''),
            hls: hls.replace(/\/+$/, ''),
            secret,
            recordings: recordings && resolve(recordings),
          }
        : undefined,
    hlsOrigins: settings.HLS_ORIGINS?.split(',').map((origin) => origin.trim()) ?? [],
    youtube: settings.YOUTUBE_API_KEY
      ? { url: settings.YOUTUBE_API_URL.replace(/\/+$/, ''), key: settings.YOUTUBE_API_KEY }
      : undefined,
  };
}

/** Reads and validates all settings. @throws ConfigError with the invalid settings */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const settings = plainToInstance(Environment, given);
  const errors = validateSync(settings, { forbidUnknownValues: false });
  if (errors.length > 0) {
    const reasons = errors.map((problem) => Object.values(problem.constraints ?? {})[0] ?? problem.property);
    throw new ConfigError(`The settings cannot be used: ${reasons.join('; ')}.`);
  }
  if ((settings.SMS_USERNAME === undefined) !== (settings.SMS_API_KEY === undefined)) {
    throw new ConfigError('The settings cannot be used: SMS_USERNAME and SMS_API_KEY go together.');
  }
  return {
    port: settings.PORT,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    adminUsername: settings.ADMIN_USERNAME,
    adminPassword: settings.ADMIN_PASSWORD,
    mediaUsername: settings.MEDIA_USERNAME,
    mediaPassword: settings.MEDIA_PASSWORD,
    sampleContent: settings.SAMPLE_CONTENT ?? settings.DATABASE_URL === undefined,
    giveUrl: settings.GIVE_URL,
    payments: paymentsOf(settings),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    campaignMailsPerMinute: settings.CAMPAIGN_MAILS_PER_MINUTE,
    textMessagePriceUgx: settings.TEXT_MESSAGE_PRICE_UGX,
    textGateway:
      settings.SMS_USERNAME && settings.SMS_API_KEY
        ? {
            url: settings.SMS_URL,
            username: settings.SMS_USERNAME,
            apiKey: settings.SMS_API_KEY,
            from: settings.SMS_FROM,
          }
        : undefined,
    objectStore: objectStoreOf(settings),
    mapTiles:
      settings.MAP_TILES_URL === undefined
        ? undefined
        : { url: settings.MAP_TILES_URL, attribution: settings.MAP_TILES_ATTRIBUTION },
    live: liveOf(settings),
    secretKey: settings.SECRET_KEY,
    backup: backupOf(settings),
    metricsToken: settings.METRICS_TOKEN,
    pushServices: settings.PUSH_SERVICES?.split(',').map((origin) => origin.trim()) ?? [],
    tracesUrl:
      settings.OTEL_EXPORTER_OTLP_ENDPOINT && `${settings.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    serviceWorker: settings.SERVICE_WORKER,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    trustProxy: settings.TRUST_PROXY,
    stopNoticeMs: settings.STOP_NOTICE_MS ?? (settings.NODE_ENV === 'production' ? 1_000 : 0),
    logLevel: settings.LOG_LEVEL,
  };
}
