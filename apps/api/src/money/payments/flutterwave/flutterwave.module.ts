import { Module } from '@nestjs/common';
import { Config } from '../../../platform/config/config.ts';
import { PaymentProviders } from '../payment-providers.ts';
import { PaymentsModule } from '../payments.module.ts';
import { Flutterwave } from './flutterwave.ts';

@Module({ imports: [PaymentsModule] })
export class FlutterwaveModule {
  constructor({ payments: { flutterwave } }: Config, providers: PaymentProviders) {
    if (flutterwave) providers.add(new Flutterwave(flutterwave));
  }
}
