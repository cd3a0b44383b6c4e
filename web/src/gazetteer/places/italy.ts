/** Places of Italy; the notation is told in parsePlaces.ts. */
export const ITALY = `
# IT eAmbrosia
Piemonte, Piedmont | r w p s
  Barolo | r | =Nebbiolo
  Barbaresco | r | =Nebbiolo
  Nebbiolo d'Alba | r s | =Nebbiolo
  Langhe | R w p | Nebbiolo, Dolcetto, Barbera, Arneis, Vermentino
    Langhe Nebbiolo | r | =Nebbiolo
  Roero | R w | Nebbiolo, Arneis
    Roero Arneis | w | =Arneis
  Barbera d'Alba | r | =Barbera
  Barbera d'Asti | r | =Barbera
  Barbera del Monferrato | r | Barbera
  Nizza ? | r | =Barbera
  Dolcetto d'Alba | r | =Dolcetto
  Dolcetto d'Asti | r | =Dolcetto
  Dogliani, Dolcetto di Dogliani | r | =Dolcetto
  Diano d'Alba, Dolcetto di Diano d'Alba | r | =Dolcetto
  Dolcetto di Ovada, Ovada | r | =Dolcetto
  Asti, Asti Spumante | s | =Muscat Blanc à Petits Grains
    Moscato d'Asti | S d | =Muscat Blanc à Petits Grains
  Brachetto d'Acqui, Acqui | S r | =Brachetto
  Gavi, Cortese di Gavi | w | =Cortese
  Cortese dell'Alto Monferrato | w | =Cortese
  Gattinara | r | Nebbiolo
  Ghemme | r | Nebbiolo, Vespolina
  Boca | r | Nebbiolo, Vespolina
  Bramaterra | r | Nebbiolo, Croatina
  Lessona | r | Nebbiolo
  Fara ? | r | Nebbiolo
  Sizzano | r | Nebbiolo
  Carema | r | Nebbiolo
  Coste della Sesia | R p | Nebbiolo
  Colline Novaresi | R w | Nebbiolo
  Erbaluce di Caluso, Caluso | w s d | =Erbaluce
  Freisa d'Asti | r | =Freisa
  Freisa di Chieri | r | =Freisa
  Grignolino d'Asti | r | =Grignolino
  Grignolino del Monferrato Casalese | r | =Grignolino
  Ruchè di Castagnole Monferrato | r | Ruchè
  Verduno, Verduno Pelaverga | r | Pelaverga
  Monferrato | R w p
  Alta Langa | s | Pinot Noir, Chardonnay
  Colli Tortonesi | r w | Timorasso, Barbera
    Derthona | w | =Timorasso
  Loazzolo | d | =Muscat Blanc à Petits Grains
  Malvasia di Casorzo d'Asti | r s d
  Alba ? | r
Valle d'Aosta, Vallée d'Aoste | r w p | Petit Rouge, Fumin, Prié, Petite Arvine
  Blanc de Morgex et de La Salle | w | =Prié
Liguria | W r p
  Cinque Terre | w | Bosco, Albarola, Vermentino
  Cinque Terre Sciacchetrà | d | Bosco, Albarola, Vermentino
  Riviera Ligure di Ponente | W r | Vermentino, Tibouren
  Rossese di Dolceacqua, Dolceacqua | r | =Tibouren
  Colli di Luni | W r | Vermentino, Sangiovese
Lombardia, Lombardy | r w p s
  Franciacorta | s | Chardonnay, Pinot Noir, Pinot Blanc
  Curtefranca | R w
  Oltrepò Pavese | r w p s | Croatina, Barbera, Pinot Noir
    Oltrepò Pavese Metodo Classico | s | Pinot Noir
    Bonarda dell'Oltrepò Pavese | r | Croatina
    Buttafuoco | r | Croatina, Barbera
    Sangue di Giuda | s | Croatina, Barbera
  Valtellina, Rosso di Valtellina | r | Nebbiolo
    Valtellina Superiore | r | Nebbiolo
    Sforzato di Valtellina, Sfursat di Valtellina | r | Nebbiolo
  Lugana | W s d | Turbiana
  Garda | r w p s
  Riviera del Garda Classico, Valtènesi | r p w | Groppello, Sangiovese, Barbera
  Botticino | r
  Moscato di Scanzo | d | =Moscato di Scanzo
  Provincia di Pavia | r w p
Trentino-Alto Adige | r w p
  Alto Adige, Südtirol, Alto Adige Südtirol | W r p | Schiava, Lagrein, Pinot Noir, Pinot Gris, Pinot Blanc, Gewürztraminer, Chardonnay, Sauvignon Blanc
  Lago di Caldaro, Kalterersee | r | Schiava
  Santa Maddalena, Sankt Magdalener | r | Schiava
  Trentino | r w p | Marzemino, Nosiola, Chardonnay, Müller-Thurgau
  Trento, Trentodoc | s | Chardonnay, Pinot Noir
  Teroldego Rotaliano | R p | =Teroldego
  Valdadige, Etschtaler | r w p
  Terradeiforti | r w | Enantio
  Vigneti delle Dolomiti, Weinberg Dolomiten | r w p
Veneto | r w p s
  Valpolicella | r | Corvina, Corvinone, Rondinella, Molinara
    Valpolicella Classico | r
    Valpolicella Superiore | r
    Valpolicella Ripasso, Ripasso della Valpolicella, Ripasso | r
    Amarone della Valpolicella, Amarone | r
    Recioto della Valpolicella | d
  Bardolino | R p | Corvina, Rondinella, Molinara
    Bardolino Classico | R p
    Bardolino Superiore | r
    Bardolino Chiaretto, Chiaretto di Bardolino | p
  Soave | w | Garganega, Turbiana
    Soave Classico | w
    Soave Superiore | w
    Recioto di Soave | d
  Gambellara | w | Garganega
  Recioto di Gambellara | d | Garganega
  Bianco di Custoza, Custoza | w | Garganega, Trebbiano, Cortese
  Lessini Durello | s | Durella
  Prosecco | S w | Glera
    Prosecco Rosé | s | Glera, Pinot Noir
    Conegliano Valdobbiadene, Valdobbiadene, Conegliano Valdobbiadene Prosecco | S w
    Asolo Prosecco, Asolo, Colli Asolani | S w
    Cartizze, Superiore di Cartizze | s
    Prosecco Treviso
  Breganze | r w d | Vespaiola
  Colli Berici | r w p
  Colli Euganei | r w p s
  Fior d'Arancio Colli Euganei, Fior d'Arancio | S d | Moscato Giallo
  Piave | r w | Raboso, Merlot
  Piave Malanotte, Malanotte del Piave | r | Raboso
  Raboso del Piave | r | Raboso
  Lison-Pramaggiore | r w | Friulano
  Montello | r
  Arcole | r w p
  Merlara | r w
  Bagnoli di Sopra | r w
  Venezia ? | r w p s
  Delle Venezie | W p | Pinot Gris
  Tre Venezie, Delle Tre Venezie | r w p s
  Veronese, Verona | r w p
  Marca Trevigiana | r w p s
  Colli Trevigiani | r w s
Friuli-Venezia Giulia, Friuli | W r p
  Collio Goriziano, Collio | W r | Friulano, Ribolla Gialla, Pinot Gris, Sauvignon Blanc
  Colli Orientali del Friuli, Friuli Colli Orientali | W r | Friulano, Ribolla Gialla, Refosco dal Peduncolo Rosso, Schioppettino
  Friuli Grave, Grave del Friuli | r w
  Friuli Isonzo, Isonzo del Friuli | W r
  Friuli Aquileia | r w
  Carso | r w | Terrano, Vitovska
  Ramandolo | d | =Verduzzo
  Colli Orientali del Friuli Picolit | d | Picolit
  Venezia Giulia | r w p
Emilia-Romagna, Emilia | r w p s
  Lambrusco di Sorbara | s | Lambrusco di Sorbara, Lambrusco Salamino
  Lambrusco Grasparossa di Castelvetro | s | Lambrusco Grasparossa
  Lambrusco Salamino di Santa Croce | s | Lambrusco Salamino
  Lambrusco di Modena, Modena | s | Lambrusco
  Lambrusco dell'Emilia | s | Lambrusco
  Reggiano | s r | Lambrusco
  Colli Piacentini | r w p s | Barbera, Croatina
  Gutturnio | r | Barbera, Croatina
  Ortrugo dei Colli Piacentini | w s | =Ortrugo
  Colli di Parma | r w s
  Colli Bolognesi | r w | Grechetto
  Pignoletto | S w | Grechetto
  Romagna | r w p s
    Romagna Albana, Albana di Romagna | W d | =Albana
    Romagna Sangiovese, Sangiovese di Romagna | r | Sangiovese
    Romagna Trebbiano, Trebbiano di Romagna | w s | Trebbiano Romagnolo
    Pagadebit di Romagna | w | Bombino Bianco
  Bosco Eliceo | r w
  Rubicone | r w p s
Toscana, Tuscany | R w p | Sangiovese
  Chianti | r | Sangiovese, Canaiolo, Merlot
    Chianti Classico | r
    Chianti Rufina | r
    Chianti Colli Senesi | r
    Chianti Colli Fiorentini | r
    Chianti Colli Aretini | r
    Chianti Montalbano | r
    Chianti Montespertoli | r
    Chianti Colline Pisane | r
    Chianti Superiore | r
  Brunello di Montalcino | r | =Sangiovese
  Rosso di Montalcino | r | =Sangiovese
  Sant'Antimo | R w
  Moscadello di Montalcino | d | =Muscat Blanc à Petits Grains
  Vino Nobile di Montepulciano | r | Sangiovese, Canaiolo
  Rosso di Montepulciano | r | Sangiovese
  Carmignano | r | Sangiovese, Cabernet Sauvignon, Canaiolo
  Barco Reale di Carmignano | r | Sangiovese
  Pomino | R w
  Vernaccia di San Gimignano | w | Vernaccia di San Gimignano
  San Gimignano | r w p
  Bolgheri | R w p | Cabernet Sauvignon, Merlot, Cabernet Franc
    Bolgheri Sassicaia | r | Cabernet Sauvignon, Cabernet Franc
    Bolgheri Superiore | r
  Morellino di Scansano | r | Sangiovese
  Maremma Toscana, Maremma | R w p | Sangiovese
  Montecucco | R w
  Montecucco Sangiovese | r | Sangiovese
  Montescudaio | R w
  Monteregio di Massa Marittima | R w p
  Val di Cornia | R w
  Suvereto | r | Cabernet Sauvignon, Merlot
  Terratico di Bibbona | R w p
  Elba | R w p
  Elba Aleatico Passito, Aleatico Passito dell'Elba | d | =Aleatico
  Parrina | R w p
  Bianco di Pitigliano | w | Trebbiano
  Sovana | R p
  Cortona | R w | Syrah, Merlot
  Orcia | R w | Sangiovese
  Colli dell'Etruria Centrale | r w p
  Colline Lucchesi | r w
  Montecarlo | r w
  Valdarno di Sopra | R w p
  Vin Santo del Chianti | d | Trebbiano, Malvasia Bianca
  Vin Santo del Chianti Classico | d | Trebbiano, Malvasia Bianca
  Vin Santo di Montepulciano | d
  Costa Toscana | r w p
  Alta Valle della Greve | r
Umbria | r w p
  Orvieto | W d | Trebbiano, Grechetto
  Orvieto Classico | W d | Trebbiano, Grechetto
  Montefalco, Montefalco Rosso | R w | Sangiovese, Sagrantino
  Montefalco Sagrantino, Sagrantino di Montefalco | R d | =Sagrantino
  Torgiano | r w p s | Sangiovese
  Torgiano Rosso Riserva | r | Sangiovese
  Spoleto | w | Trebbiano Spoletino
  Colli del Trasimeno, Trasimeno | r w p
  Colli Perugini | r w
  Lago di Corbara | r w
  Amelia ? | r w
Marche | r w p
  Verdicchio dei Castelli di Jesi, Castelli di Jesi | W s | Verdicchio
  Verdicchio di Matelica, Matelica | w | Verdicchio
  Conero, Rosso Conero | r | Montepulciano, Sangiovese
  Rosso Piceno, Piceno | r | Montepulciano, Sangiovese
  Offida | W r | Pecorino, Passerina, Montepulciano
    Offida Pecorino | w | Pecorino
    Offida Passerina | w | Passerina
  Falerio | w | Trebbiano, Passerina, Pecorino
  Lacrima di Morro d'Alba | r | Lacrima
  Bianchello del Metauro | w | Biancame
  Colli Pesaresi | r w
  Vernaccia di Serrapetrona | s | Vernaccia
  Colli Maceratesi | r w | Maceratino
Lazio, Latium | r w p
  Frascati | W d | Malvasia di Candia, Malvasia del Lazio, Trebbiano
  Frascati Superiore | w | Malvasia di Candia, Malvasia del Lazio
  Cannellino di Frascati | d
  Est! Est!! Est!!! di Montefiascone, Est Est Est | w | Trebbiano, Malvasia Bianca
  Cesanese del Piglio, Piglio | r | Cesanese
  Cesanese di Olevano Romano | r | Cesanese
  Castelli Romani | r w p
  Marino ? | w r
  Colli Albani | w
  Aleatico di Gradoli | d | Aleatico
  Cori ? | r w | Nero Buono, Bellone
  Roma ? | r w p
  Circeo | r w p
  Atina | R w | Cabernet Sauvignon
Abruzzo | r w p
  Montepulciano d'Abruzzo | r | Montepulciano
  Montepulciano d'Abruzzo Colline Teramane, Colline Teramane | r | Montepulciano
  Cerasuolo d'Abruzzo | p | Montepulciano
  Trebbiano d'Abruzzo | w | Trebbiano Abruzzese, Trebbiano
  Tullum, Terre Tollesi | r w
  Controguerra | r w
  Terre di Chieti | r w p
  Colline Pescaresi | r w p
  Pecorino d'Abruzzo | w | Pecorino
Molise | r w p
  Biferno | R w p | Montepulciano
  Tintilia del Molise | R p | =Tintilia
Campania | r w p
  Taurasi | r | Aglianico
  Fiano di Avellino | w | Fiano
  Greco di Tufo | w | Greco
  Irpinia | r w p | Aglianico
  Aglianico del Taburno | R p | Aglianico
  Falanghina del Sannio | w s | Falanghina
  Sannio | r w p | Aglianico, Falanghina
  Beneventano, Benevento | r w p
  Falerno del Massico | r w | Aglianico, Piedirosso, Falanghina
  Campi Flegrei | r w p | Piedirosso, Falanghina
  Vesuvio | r w p | Piedirosso, Coda di Volpe
  Lacryma Christi del Vesuvio, Lacryma Christi | r w p | Piedirosso, Coda di Volpe
  Costa d'Amalfi | r w p
  Ischia | w r | Forastera
  Cilento | r w p | Aglianico, Fiano
  Paestum | r w p | Aglianico, Fiano
  Penisola Sorrentina | r w
  Asprinio d'Aversa, Aversa | w s | Asprinio
  Galluccio | r w
  Castel San Lorenzo | r w p
Basilicata | r w p
  Aglianico del Vulture | r s | =Aglianico
  Aglianico del Vulture Superiore | r | =Aglianico
  Matera | r w p
Puglia, Apulia | R w p | Negroamaro, Zinfandel, Nero di Troia
  Primitivo di Manduria | r | =Zinfandel
  Primitivo di Manduria Dolce Naturale | d | =Zinfandel
  Salice Salentino | R w p | Negroamaro, Malvasia Nera
  Salento | R w p | Negroamaro, Zinfandel
  Castel del Monte | R w p | Nero di Troia, Bombino Nero
  Gioia del Colle | R w p | Zinfandel
  Copertino | R p | Negroamaro
  Squinzano | R p | Negroamaro
  Brindisi | R p | Negroamaro
  Leverano | r w p | Negroamaro
  Nardò | R p | Negroamaro
  Cacc'e mmitte di Lucera | r | Nero di Troia
  San Severo | r w p
  Locorotondo | w | Verdeca
  Martina Franca | w | Verdeca
  Moscato di Trani | d | =Muscat Blanc à Petits Grains
  Murgia | r w p
  Tarantino | r w p
  Valle d'Itria | r w p
  Daunia | r w p
Calabria | r w p
  Cirò | R w p | Gaglioppo, Greco Bianco
  Greco di Bianco | d | Greco Bianco
  Savuto | R w
  Melissa ? | r w | Gaglioppo
  Terre di Cosenza | r w p | Magliocco
Sicilia, Sicily, Terre Siciliane | r w p
  Etna | r w p | Nerello Mascalese, Nerello Cappuccio, Carricante
    Etna Rosso | r | Nerello Mascalese, Nerello Cappuccio
    Etna Bianco | w | Carricante, Catarratto
  Cerasuolo di Vittoria | r | Nero d'Avola, Frappato
  Vittoria ? | r w | Nero d'Avola, Frappato
  Marsala | f | Grillo, Catarratto, Ansonica
  Passito di Pantelleria, Moscato di Pantelleria | d | =Muscat of Alexandria
  Pantelleria | w d | Muscat of Alexandria
  Malvasia delle Lipari | d | Malvasia di Lipari
  Moscato di Noto | d | =Muscat Blanc à Petits Grains
  Noto ? | r | Nero d'Avola
  Moscato di Siracusa | d | =Muscat Blanc à Petits Grains
  Eloro | r | Nero d'Avola
  Faro ? | r | Nerello Mascalese, Nerello Cappuccio
  Alcamo, Bianco d'Alcamo | W r p | Catarratto
  Menfi | r w p
  Contea di Sclafani | r w p
  Contessa Entellina | r w p
  Monreale | r w p
  Sambuca di Sicilia | r w p
  Santa Margherita di Belice | r w
  Erice | r w
  Mamertino di Milazzo, Mamertino | r w
  Salaparuta | r w
Sardegna, Sardinia | r w p
  Cannonau di Sardegna | R p f | Grenache
  Vermentino di Gallura | w | Vermentino
  Vermentino di Sardegna | W s | Vermentino
  Carignano del Sulcis | R p | Carignan
  Vernaccia di Oristano | F w | =Vernaccia di Oristano
  Monica di Sardegna | r | Monica
  Nuragus di Cagliari | w | Nuragus
  Malvasia di Bosa | d | Malvasia
  Moscato di Sardegna | S d | =Muscat Blanc à Petits Grains
  Alghero | r w p s | Torbato
  Mandrolisai | R p | Graciano, Grenache, Monica
  Campidano di Terralba | r
  Isola dei Nuraghi | r w p
  Cagliari | r w d
  Colli del Limbara | r w p
Vino d'Italia | r w p s
`;
