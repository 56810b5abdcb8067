/** After 'whose': a separate person or company, so that statements about it do not concern the name before. */
export const COMPANIONS: ReadonlySet<string> = new Set(
  [
    'founder co-founder owner director chairman chairwoman chair chief boss head president executive manager treasurer',
    'accountant bookkeeper clerk trader broker banker adviser advisor agent employee worker staff officer official lawyer',
    'partner rival competitor supplier client customer tenant landlord subsidiary affiliate sponsor investor backer lender',
    'husband wife son daughter brother sister father mother cousin nephew uncle boyfriend girlfriend colleague friend driver',
    'predecessor successor member leader minister author killer attacker',
    'fundador fundadora director directora dueño dueña presidente presidenta socio socia hijo hija marido esposa directivos',
    'administrador contador gerente diretor diretora dono sócio filho filha fondateur dirigeant dirigeants directeur gérant',
    'associé mari fils fille gründer chef geschäftsführer inhaber partner sohn mann frau fondatore titolare direttore socio',
    'figlio marito основатель владелец директор глава партнёр партнер муж сын жена засновник власник чоловік син',
  ]
    .join(' ')
    .split(' '),
);
