import { isIP } from 'node:net';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Length,
  Matches,
  Max,
  Min,
  ValidateBy,
} from 'class-validator';
import { defaultRate, passwordLength } from '@ministry/domain';
import { nodeUrls } from '../database/node-urls.ts';

const flag = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string'
    ? ({ true: true, on: true, '1': true, false: false, off: false, '0': false }[value.toLowerCase()] ?? value)
    : value;
const number = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value;

/** Checks for addresses, networks or their names as Fastify accepts them. */
function areProxies(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return value.split(',').every((part) => {
    const [address = '', bits] = part.trim().split('/');
    if (bits === undefined && ['loopback', 'linklocal', 'uniquelocal'].includes(address)) return true;
    const longest = { 4: 32, 6: 128 }[isIP(address)];
    return (
      longest !== undefined &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest))
    );
  });
}

/** Checks the URL template of map tiles. */
const areTiles = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^https:\/\/[^\s<>"]+$/.test(value) &&
  ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) &&
  URL.canParse(value);

const isDatabaseAddress = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^(mysql|mariadb):\/\/[^/]+\/[^/?]+/.test(value) &&
  nodeUrls(value).every((url) => URL.canParse(url) && new URL(url).host !== '');

/** Validates a setting with a custom rule. */
const Setting = (name: string, validate: (value: unknown) => boolean, message: string): PropertyDecorator =>
  ValidateBy({ name, validator: { validate, defaultMessage: () => message } });

/** A web address without a path. */
const isOrigin = (value: unknown): boolean =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value && /^https?:/.test(value);
const areOrigins = (value: unknown): boolean =>
  typeof value === 'string' && value.split(',').every((part) => isOrigin(part.trim()));

const webAddress = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };

/** What receives and serves the live stream: a process of this server, another program, or nothing. */
export const mediaServers = ['embedded', 'srs', 'nginx', 'off'] as const;
export type MediaServerKind = (typeof mediaServers)[number];

/** The settings as they are written in the environment; `.env.example` explains each. */
export class Environment {
  @Transform(number) @IsInt() @Min(0) @Max(65_535) PORT = 3000;
  @IsOptional() @IsUrl(webAddress) PUBLIC_URL?: string;
  @IsString() @Length(1, 500) DATA_DIR = './var';
  @IsOptional()
  @Setting(
    'database',
    isDatabaseAddress,
    'DATABASE_URL must read mysql://user:password@host:3306/name or mariadb://…, several hosts of a cluster separated by commas, special characters percent-encoded',
  )
  DATABASE_URL?: string;
  @Matches(/^[a-z0-9._-]{3,40}$/i) ADMIN_USERNAME = 'admin';
  @IsOptional() @Length(passwordLength.min, passwordLength.max) ADMIN_PASSWORD?: string;
  @Matches(/^[a-z0-9._-]{3,40}$/i) MEDIA_USERNAME = 'media';
  @IsOptional() @Length(passwordLength.min, passwordLength.max) MEDIA_PASSWORD?: string;
  @IsOptional() @Transform(flag) @IsBoolean() SAMPLE_CONTENT?: boolean;
  @IsOptional() @IsUrl(webAddress) GIVE_URL?: string;
  @Transform(number) @IsInt() @Min(1) @Max(100_000) UGX_PER_USD = defaultRate;
  @IsOptional() @IsString() PESAPAL_CONSUMER_KEY?: string;
  @IsOptional() @IsString() PESAPAL_CONSUMER_SECRET?: string;
  @IsUrl(webAddress) PESAPAL_URL = 'https://pay.pesapal.com/v3';
  @IsOptional() @IsString() FLUTTERWAVE_SECRET_KEY?: string;
  @IsOptional() @IsString() @Length(16, 200) FLUTTERWAVE_WEBHOOK_SECRET?: string;
  @IsUrl(webAddress) FLUTTERWAVE_URL = 'https://api.flutterwave.com/v3';
  @IsOptional() @Transform(flag) @IsBoolean() SANDBOX_PAYMENTS?: boolean;
  @IsOptional()
  @Matches(/^smtps?:\/\/./, { message: 'SMTP_URL must begin with smtp:// or smtps://' })
  SMTP_URL?: string;
  @Transform(number) @IsInt() @Min(1) @Max(6_000) CAMPAIGN_MAILS_PER_MINUTE = 100;
  @IsEmail({ allow_display_name: true }) MAIL_FROM = 'office@example.org';
  @IsUrl(webAddress) SMS_URL = 'https://api.africastalking.com/version1/messaging';
  @IsOptional() @IsString() SMS_USERNAME?: string;
  @IsOptional() @IsString() SMS_API_KEY?: string;
  @IsOptional() @IsString() SMS_FROM?: string;
  @IsOptional() @Transform(number) @IsInt() @Min(1) @Max(10_000) TEXT_MESSAGE_PRICE_UGX?: number;
  @IsOptional() @IsUrl(webAddress) S3_ENDPOINT?: string;
  @IsString() @Matches(/^[a-z0-9-]{1,40}$/) S3_REGION = 'us-east-1';
  @IsOptional()
  @Matches(/^[a-z0-9][a-z0-9.-]{2,62}$/, { message: 'S3_BUCKET must be the name of a bucket' })
  S3_BUCKET?: string;
  @IsOptional() @IsString() S3_ACCESS_KEY_ID?: string;
  @IsOptional() @IsString() S3_SECRET_ACCESS_KEY?: string;
  @IsOptional()
  @Setting(
    'origin',
    isOrigin,
    'S3_PUBLIC_ENDPOINT must be the web address of the store without a path, as in https://s3.example.org',
  )
  S3_PUBLIC_ENDPOINT?: string;
  @IsOptional()
  @Setting('tiles', areTiles, 'MAP_TILES_URL must be an https address with {z}, {x} and {y}')
  MAP_TILES_URL?: string;
  @IsString() @Length(0, 200) MAP_TILES_ATTRIBUTION = '© OpenStreetMap contributors';
  @IsIn(mediaServers) MEDIA_SERVER: MediaServerKind = 'embedded';
  @Transform(number) @IsInt() @Min(0) @Max(65_535) RTMP_PORT = 1935;
  @Transform(number) @IsInt() @Min(0) @Max(65_535) HLS_PORT = 8080;
  @IsOptional()
  @Matches(/^rtmps?:\/\/[^\s/?#]+\/[^\s?#]+$/, { message: 'RTMP_URL must read rtmp://host:1935/live' })
  RTMP_URL?: string;
  @IsOptional() @Transform(flag) @IsBoolean() LIVE_LADDER?: boolean;
  @Transform(number) @IsInt() @Min(0) @Max(10_000) RECORDINGS_MAX_GB = 20;
  @IsOptional() @IsUrl(webAddress) MEDIA_SERVER_API?: string;
  @IsOptional() @IsUrl(webAddress) MEDIA_SERVER_HLS?: string;
  @IsOptional() @IsString() @Length(16, 200) MEDIA_SERVER_SECRET?: string;
  @IsOptional() @IsString() @Length(1, 500) MEDIA_SERVER_RECORDINGS?: string;
  @IsOptional()
  @Setting('origins', areOrigins, 'HLS_ORIGINS must list web addresses without a path, as in https://cdn.example.org')
  HLS_ORIGINS?: string;
  @IsOptional()
  @Matches(/^rediss?:\/\/./, { message: 'REDIS_URL must begin with redis:// or rediss://' })
  REDIS_URL?: string;
  @IsOptional()
  @Setting(
    'origins',
    areOrigins,
    'PUSH_SERVICES must list web addresses without a path, as in https://push.example.org',
  )
  PUSH_SERVICES?: string;
  @IsOptional() @IsString() @Length(32, 500) SECRET_KEY?: string;
  @IsOptional() @IsString() @Length(16, 200) METRICS_TOKEN?: string;
  @IsOptional() @IsUrl(webAddress) OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  @IsOptional() @IsString() @Length(1, 500) BACKUP_TO?: string;
  @IsOptional() @IsString() @Length(16, 200) BACKUP_PASSPHRASE?: string;
  @IsOptional() @IsString() YOUTUBE_API_KEY?: string;
  @IsUrl(webAddress) YOUTUBE_API_URL = 'https://www.googleapis.com/youtube/v3';
  @Transform(flag) @IsBoolean() SERVICE_WORKER = true;
  @Transform(number) @IsNumber() @Min(0.01) @Max(1_000_000) RATE_LIMIT_SCALE = 1;
  @IsOptional()
  @Setting(
    'proxies',
    areProxies,
    'TRUST_PROXY must list addresses or networks, as in 127.0.0.1,10.0.0.0/8, or be loopback or uniquelocal',
  )
  TRUST_PROXY?: string;
  @IsOptional() @Transform(number) @IsInt() @Min(0) @Max(20_000) STOP_NOTICE_MS?: number;
  @IsIn(['debug', 'info', 'warn', 'error', 'silent']) LOG_LEVEL = 'info';
  @IsOptional() @IsIn(['development', 'test', 'production']) NODE_ENV?: string;
}
